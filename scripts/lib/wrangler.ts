// Calls wrangler for all scripts: quiet, offline, from the repository's root.
import { type StdioOptions, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const STORE_CONFIG = 'packages/store/wrangler.toml'

const env = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // As in a deployment: `wrangler dev` would bundle the development build of React.
  NODE_ENV: 'production',
}
const bin = `${root}node_modules/.bin/wrangler`

/**
 * Runs wrangler and returns its output. A failure ends the script with wrangler's output. `tries` is for commands that
 * may run twice.
 */
export function wrangler(args: readonly string[], { show = false, tries = 1 } = {}): string {
  const run = spawnSync(bin, args, { cwd: root, env: { ...env, CI: 'true' }, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (run.status !== 0) {
    if (tries > 1) return wrangler(args, { show, tries: tries - 1 })
    console.error(`${run.stdout}\n${run.stderr}\nwrangler ${args[0]} ${args[1] ?? ''} failed.`)
    process.exit(1)
  }
  if (show) console.log(run.stdout)
  return run.stdout
}

/** Starts wrangler as a child process. */
export const startWrangler = (args: readonly string[], stdio: StdioOptions) =>
  spawn(bin, args, { cwd: root, env, stdio })
