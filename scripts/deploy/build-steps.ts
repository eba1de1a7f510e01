// The steps that keep the files of builds in R2, for tabs that were opened before a deployment (ADR 84).
import {
  afterDeployment,
  BUILDS_KEY,
  type KeptBuild,
  packKey,
  readBuilds,
  withBuild,
} from '../../packages/shared/src/builds/kept-builds.ts'
import { createBucket, deleteObject, hasBucket, putObject, readObject } from './account.ts'
import type { Deployment } from './deployment.ts'
import type { Step } from './run-steps.ts'
import { DeployRefusal } from './target.ts'

const BUCKET = 'kea-prints-builds'

/** What the bucket lists. A list that cannot be read is not replaced by an empty one. */
async function listed({ wrangler }: Deployment): Promise<KeptBuild[]> {
  const text = await readObject(wrangler, BUCKET, BUILDS_KEY)
  const builds = text === null ? [] : readBuilds(text)
  if (builds) return builds
  throw new DeployRefusal(
    `${BUILDS_KEY} in ${BUCKET} is damaged. To begin anew: npx wrangler r2 object delete ${BUCKET}/${BUILDS_KEY} --remote`,
  )
}

async function writeList({ wrangler, files }: Deployment, builds: readonly KeptBuild[]): Promise<void> {
  await putObject(wrangler, BUCKET, BUILDS_KEY, files.writePrivate(BUILDS_KEY, JSON.stringify(builds)))
  files.removePrivate(BUILDS_KEY)
}

export const buildBucket: Step<Deployment> = {
  name: 'Create the bucket for files of builds in Oceania',
  look: async ({ wrangler }) => ({ done: await hasBucket(wrangler, BUCKET), say: BUCKET }),
  change: ({ wrangler }) => createBucket(wrangler, BUCKET),
}

/** Before the edge is deployed: while it spreads, a part of the network that has the earlier one is asked for new files. */
export const keepBuild: Step<Deployment> = {
  name: 'Keep the files of this build',
  async look(context) {
    if (context.isDryRun) return { say: 'they stay for 14 days after another build has taken its place' }
    context.packed = context.packBuild()
    const { id, files } = context.packed
    context.builds = await listed(context)
    const isThere = context.builds.some((build) => build.id === id && build.until === null)
    return { done: isThere, say: `${files.length} files, build ${id}` }
  },
  async change(context) {
    const { wrangler, files, packed, builds = [] } = context
    if (!packed) throw new Error('deploy: the build is not packed yet')
    const file = files.writePrivate('pack', packed.pack)
    await putObject(wrangler, BUCKET, packKey(packed.id), file)
    files.removePrivate('pack')
    context.builds = withBuild(builds, packed)
    await writeList(context, context.builds)
  },
}

/** The list as it is to be once the shop has the new build. */
const ending = ({ builds = [], packed, now }: Deployment) => afterDeployment(builds, packed?.id ?? '', now())

export const removeBuilds: Step<Deployment> = {
  name: 'Remove builds that were replaced more than 14 days ago',
  async look(context) {
    if (context.isDryRun) return { say: 'and begin the days of the build before this one' }
    const { kept, ended } = ending(context)
    const isSame = JSON.stringify(kept) === JSON.stringify(context.builds)
    return { done: isSame, say: ended.map(({ id }) => id).join(', ') || 'none' }
  },
  async change(context) {
    const { kept, ended } = ending(context)
    // The list is last, so the next run removes what an interrupted one did not.
    for (const { id } of ended) await deleteObject(context.wrangler, BUCKET, packKey(id))
    await writeList(context, kept)
  },
}
