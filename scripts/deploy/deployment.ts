import type { KeptBuild } from '../../packages/shared/src/builds/kept-builds.ts'
import type { Plan, SeedFiles } from '../../packages/store/seed/seed-database.ts'
import type { PackedBuild } from '../lib/packed-build.ts'
import type { Wrangler } from './ask-wrangler.ts'
import type { Secrets, WorkerName } from './choose-secrets.ts'
import type { DeployFiles } from './deploy-files.ts'
import type { Waits } from './look.ts'
import type { Target } from './target.ts'

/** What the steps need, and what they have found. */
export interface Deployment {
  files: DeployFiles
  target: Target
  /** The secrets that the deployer gives. */
  env: NodeJS.ProcessEnv
  wrangler: Wrangler
  /** Builds the web, or throws. */
  build: () => void
  /** Packs the files of the build. */
  packBuild: () => PackedBuild
  /** The present time in ms. */
  now: () => number
  seed: SeedFiles
  /** Prints a line. */
  say: (line: string) => void
  /** Of the shop for the check, if not SITE_URL. */
  origin?: string
  /** Shortens the waits of the check. */
  waits?: Waits
  isDryRun: boolean
  packed?: PackedBuild
  builds?: readonly KeptBuild[]
  databaseId?: string | null
  namespaceId?: string | null
  samples?: Plan
  secrets?: Readonly<Record<WorkerName, Secrets>>
  /** The id of the edge's upload. */
  version?: string | null
}
