// Target of a deployment: the shop's URL and mode, from the environment or from an earlier deployment.

/** Ends the command with a message of one line. */
export class DeployRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeployRefusal'
  }
}

const EXAMPLE = 'SITE_URL=https://shop.example pnpm deploy'
const WORKERS_DEV = /\.workers\.dev$/

export interface Target {
  siteUrl: string
  host: string
  mode: 'production' | 'preview'
  isOnWorkersDev: boolean
}

/** Settings by their names. */
type Settings = Readonly<Partial<Record<string, string>>>

/**
 * Returns the target, or throws a DeployRefusal.
 *
 * `env` has SITE_URL and MODE. `vars` are those that an earlier deployment wrote into wrangler.toml. `worker` is the name
 * of the edge's Worker, the first part of its host at workers.dev.
 */
export function readTarget(env: Settings, vars: Settings, worker: string): Target {
  const address = env.SITE_URL ?? vars.SITE_URL
  const mode = env.MODE ?? vars.MODE ?? 'production'
  if (!address) throw new DeployRefusal(`Say where the shop will stand: ${EXAMPLE}`)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.origin !== address.replace(/\/$/, '') || url.port !== '') {
    throw new DeployRefusal(`SITE_URL is an https address without a path: ${EXAMPLE}`)
  }
  if (mode !== 'production' && mode !== 'preview') throw new DeployRefusal('MODE is production or preview.')
  const isOnWorkersDev = WORKERS_DEV.test(url.hostname)
  if (isOnWorkersDev && mode === 'production') {
    throw new DeployRefusal('A shop in production has a domain of its own. For a look at workers.dev: MODE=preview.')
  }
  if (isOnWorkersDev && !url.hostname.startsWith(`${worker}.`)) {
    throw new DeployRefusal(
      `At workers.dev the address begins with the name of the Worker: https://${worker}.….workers.dev`,
    )
  }
  return { siteUrl: url.origin, host: url.hostname, mode, isOnWorkersDev }
}
