// Keeps the files of the local build as `pnpm deploy` does, so that a tab survives a rebuild and a restart (ADR 84).
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import {
  afterDeployment,
  BUILDS_KEY,
  packKey,
  readBuilds,
  withBuild,
} from '../../packages/shared/src/builds/kept-builds.ts'
import { packBuild } from './packed-build.ts'

/** A day of work has many builds, and a disk has no fourteen days of them. */
const LOCAL_BUILDS = 4

/**
 * Writes the files of the build in `web` into the local R2 of `state`, and removes old ones. Before the shop starts:
 * two processes must not write there.
 */
export async function keepBuild(state: string, web: string, now = Date.now()): Promise<void> {
  const { id, files, pack } = packBuild(web)
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    defaultPersistRoot: join(state, 'v3'),
    r2Buckets: { BUILDS: 'kea-prints-builds' },
  })
  try {
    const bucket = await miniflare.getR2Bucket('BUILDS')
    const before = readBuilds((await (await bucket.get(BUILDS_KEY))?.text()) ?? '') ?? []
    if (before[0]?.id === id) return
    await bucket.put(packKey(id), pack)
    const { kept, ended } = afterDeployment(withBuild(before, { id, files }), id, now)
    await bucket.put(BUILDS_KEY, JSON.stringify(kept.slice(0, LOCAL_BUILDS)))
    await bucket.delete([...ended, ...kept.slice(LOCAL_BUILDS)].map((build) => packKey(build.id)))
  } finally {
    await miniflare.dispose()
  }
}
