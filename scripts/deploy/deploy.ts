// One deployment, from the target to the check of the shop.

import { tooShort } from './choose-secrets.ts'
import { varsOf } from './config-files.ts'
import { deployFiles } from './deploy-files.ts'
import { runSteps } from './run-steps.ts'
import { EDGE, EDGE_CONFIG, STEPS } from './steps.ts'
import { DeployRefusal, readTarget } from './target.ts'

/**
 * Deploys the shop, or throws the error that stopped it. The same call again continues from there.
 *
 * @param folder with the two wrangler.toml; both are changed
 * @param env SITE_URL, MODE and the secrets that the deployer gives
 * @param wrangler calls wrangler, from `wranglerAt`
 * @param build builds the web, or throws
 * @param seedFor the seed files as `{ rows, samples }`, by the mode
 * @param say prints a line
 * @param origin of the shop for the check, if not SITE_URL
 * @param waits shortens the waits of the check
 */
export async function deploy({ folder, env, wrangler, build, seedFor, say, origin, waits, isDryRun = false }) {
  const files = deployFiles(folder)
  const target = readTarget(env, varsOf(files.read(EDGE_CONFIG)), EDGE)
  const [short] = tooShort(env)
  if (short) throw new DeployRefusal(`${short} needs at least 16 characters.`)
  const seed = seedFor(target.mode)
  await runSteps(STEPS, { files, env, wrangler, build, seed, say, origin, waits, target, isDryRun }, { isDryRun })
  say(isDryRun ? 'Nothing was changed.' : `${target.siteUrl} is deployed. Commit the two wrangler.toml files.`)
}
