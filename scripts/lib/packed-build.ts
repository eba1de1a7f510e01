// The files of the built web as one pack, as they are kept in R2 for tabs of earlier builds (ADR 84).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetType } from '../../packages/shared/src/builds/asset-types.ts'
import type { KeptBuild } from '../../packages/shared/src/builds/kept-builds.ts'

export interface PackedBuild extends Pick<KeptBuild, 'id' | 'files'> {
  /** All files, one after the other. */
  pack: Uint8Array
}

/** Packs the hashed files of a build. Throws for a name that the edge would not serve. */
export function packBuild(web: string): PackedBuild {
  const folder = join(web, 'assets')
  const names = readdirSync(folder).sort()
  const [strange] = names.filter((name) => assetType(name) === null)
  if (strange !== undefined) throw new Error(`${strange} has no hashed name, or a type that is not in asset-types.ts`)
  const contents = names.map((name) => readFileSync(join(folder, name)))
  return {
    id: createHash('sha256').update(names.join()).digest('hex').slice(0, 16),
    files: names.map((name, at) => [name, contents[at]?.length ?? 0]),
    pack: Buffer.concat(contents),
  }
}
