// One deployment, from the target to the check of the shop.

import type { SeedFiles } from '../../packages/store/seed/seed-database.ts'
import { tooShort } from './choose-secrets.ts'
import { varsOf } from './config-files.ts'
import { deployFiles } from './deploy-files.ts'
import type { Deployment } from './deployment.ts'
import { runSteps } from './run-steps.ts'
import { EDGE, EDGE_CONFIG, STEPS } from './steps.ts'
import { DeployRefusal, readTarget, type Target } from './target.ts'

export interface DeployOptions
  extends Pick<Deployment, 'wrangler' | 'build' | 'packBuild' | 'say' | 'origin' | 'waits'> {
  /** With the two wrangler.toml; both are changed. */
  folder: string
  /** SITE_URL, MODE and the secrets that the deployer gives. */
  env: NodeJS.ProcessEnv
  seedFor: (mode: Target['mode']) => SeedFiles
  /** The present time in ms. */
  now?: () => number
  isDryRun?: boolean
}

/** Deploys the shop, or throws the error that stopped it. The same call again continues from there. */
export async function deploy({
  folder,
  env,
  wrangler,
  build,
  packBuild,
  seedFor,
  say,
  origin,
  waits,
  now = Date.now,
  isDryRun = false,
}: DeployOptions): Promise<void> {
  const files = deployFiles(folder)
  const target = readTarget(env, varsOf(files.read(EDGE_CONFIG)), EDGE)
  const [short] = tooShort(env)
  if (short) throw new DeployRefusal(`${short} needs at least 16 characters.`)
  const seed = seedFor(target.mode)
  const deployment = { files, env, wrangler, build, packBuild, now, seed, say, origin, waits, target, isDryRun }
  await runSteps<Deployment>(STEPS, deployment, { isDryRun })
  say(isDryRun ? 'Nothing was changed.' : `${target.siteUrl} is deployed. Commit the two wrangler.toml files.`)
}
