// Serves the whole shop: both Workers in one workerd, with one state folder.
import type { ChildProcess } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { edgeConfigWith } from './edge-config.ts'
import { storeConfigWith } from './store-vars.ts'
import { STORE_CONFIG, startWrangler } from './wrangler.ts'

/** True if the port is free. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
    probe.listen(port, '127.0.0.1')
  })

/** A free port, for tests and benches. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

interface ServerOptions {
  port: number
  /** The folder of databases and files. */
  state: string
  /** The path that must respond. */
  ready: string
  configs: readonly string[]
  vars?: Readonly<Record<string, string>>
  quiet?: boolean
}

export interface RunningServer {
  url: string
  /** Ends everything that was started. */
  stop: () => Promise<void>
  ended: Promise<void>
  /** Counts crashes of wrangler itself. */
  restarts: () => number
}

/**
 * Starts the shop and waits until it responds. `vars` are settings of the edge; the store has its own in .dev.vars, and
 * those of `storeVars`.
 * `web` is the folder of another build than dist/web.
 * `ready` is the path that must respond. The default is the home page, so that both Workers are started before the first
 * visit.
 */
export async function serve({
  port,
  vars = {},
  storeVars = {},
  ready = '/',
  web,
  ...rest
}: Omit<ServerOptions, 'configs' | 'ready'> & {
  ready?: string
  web?: string
  storeVars?: Readonly<Record<string, string>>
}): Promise<RunningServer> {
  const origin = `http://localhost:${port}`
  const store = storeConfigWith({ SITE_URL: origin, ...storeVars })
  const edge = web === undefined ? null : edgeConfigWith(web)
  const server = await startServer({
    port,
    ready,
    configs: [edge?.config ?? 'wrangler.toml', store.config],
    vars: { SITE_URL: origin, ...vars },
    ...rest,
  })
  const remove = () => {
    store.remove()
    edge?.remove()
  }
  return { ...server, stop: () => server.stop().finally(remove) }
}

/** Starts the store only, as a backend for another shop. `vars` are its settings. */
export const serveStore = (options: Omit<ServerOptions, 'configs' | 'ready'>) =>
  startServer({ configs: [STORE_CONFIG], ready: '/healthz', ...options })

/** Maximum number of restarts. A server that ends more often has a bug of this repository. */
const RESTARTS_MAX = 3

/**
 * Runs a process and starts it again when it ends with an error after it was ready. `wrangler dev` sometimes ends at a
 * broken pipe inside workerd. A process that was ended by a signal is not started again.
 */
function keepRunning(start: () => ChildProcess) {
  let child: ChildProcess
  let restarts = 0
  let state: 'starting' | 'ready' | 'stopping' | 'ended' = 'starting'
  const ended = new Promise<void>((resolve) => {
    const launch = () => {
      child = start()
      child.once('exit', (code) => {
        const isCrash = state === 'ready' && code !== null && ![0, 130, 143].includes(code)
        if (isCrash && restarts < RESTARTS_MAX) {
          restarts++
          console.error(`wrangler ended with the code ${code} and is started again.`)
          launch()
        } else {
          state = 'ended'
          resolve()
        }
      })
    }
    launch()
  })
  const stop = async () => {
    if (state !== 'ended') {
      state = 'stopping'
      child.kill('SIGTERM')
    }
    await ended
  }
  return {
    stop,
    ended,
    restarts: () => restarts,
    hasEnded: () => state === 'ended',
    isReady: () => {
      state = 'ready'
    },
  }
}

async function startServer({
  configs,
  port,
  state,
  vars = {},
  quiet = true,
  ready,
}: ServerOptions): Promise<RunningServer> {
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken. Choose another: PORT=8788 npm start`)
    process.exit(1)
  }
  const url = `http://localhost:${port}`
  const args = [
    'dev',
    ...configs.flatMap((config) => ['-c', config]),
    ...['--port', String(port), '--inspector-port', '0'],
    ...['--persist-to', state, '--log-level', quiet ? 'error' : 'log', '--show-interactive-dev-session=false'],
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]
  const server = keepRunning(() => startWrangler(args, ['ignore', 'inherit', 'inherit']))
  const { stop, ended, restarts } = server
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    if (server.hasEnded()) throw new Error('The shop stopped while starting.')
    if (await answers(url + ready)) {
      server.isReady()
      return { url, stop, ended, restarts }
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  await stop()
  throw new Error('The shop did not answer within two minutes.')
}
