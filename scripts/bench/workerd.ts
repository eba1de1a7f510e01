// Raw workerd: the runtime only, without the overhead of wrangler or Vite.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../lib/serve.ts'

const near = createRequire(import.meta.url)
const { default: binary } = createRequire(near.resolve('wrangler/package.json'))('workerd') as { default: string }

/** Settings of a Worker, in the syntax of capnp. */
export interface WorkerSettings {
  bindings?: string
  flags?: string
}

export interface Workerd<Name extends string = string> {
  /** By the names of the Workers that are open. */
  ports: Record<Name, number>
  /** Null without the inspector. */
  inspectorPort: number | null
  cpuMs: () => number
  residentMb: () => number
  stop: () => void
}

const worker = (name: string, { bindings = '', flags = '' }: WorkerSettings) =>
  `(name = "${name}", worker = (modules = [(name = "main", esModule = embed "${name}.js")], ` +
  `compatibilityDate = "2026-05-03", compatibilityFlags = [${flags}], bindings = [${bindings}]))`

const socket = ([name, port]: [string, number]) =>
  `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`

/** Memory limit of an isolate on Cloudflare. Without it V8 delays garbage collection while the machine has free memory. */
const V8_FLAGS = ['--max-heap-size=128']

const config = (
  workers: Readonly<Record<string, WorkerSettings>>,
  ports: Readonly<Record<string, number>>,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ${JSON.stringify(V8_FLAGS)},
  services = [${Object.entries(workers)
    .map(([name, options]) => worker(name, options))
    .join(',\n    ')}],
  sockets = [${Object.entries(ports).map(socket).join(', ')}]
);
`

/** CPU time of a process so far, in ms (Linux). */
function cpuMs(pid: number): number {
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = Number.NaN, system = Number.NaN] = figures.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Resident memory of a process, in MB (Linux). */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/**
 * Serves the Workers named in `open`, each on its own port, from the modules in `folder` (`<name>.js` each).
 * @param inspected whether the inspector listens, which costs time
 */
export async function startWorkerd<Name extends string>(
  folder: string,
  workers: Readonly<Record<string, WorkerSettings>>,
  open: readonly [Name, ...Name[]],
  inspected = false,
): Promise<Workerd<Name>> {
  const inspectorPort = inspected ? await freePort() : null
  const pairs = await Promise.all(open.map(async (name) => [name, await freePort()] as const))
  const ports = Object.fromEntries(pairs) as Record<Name, number>
  const file = join(folder, `${open.join('-')}.capnp`)
  writeFileSync(file, config(workers, ports))
  // Logging takes time, as in production. The output is discarded.
  const inspector = inspected ? [`--inspector-addr=127.0.0.1:${inspectorPort}`] : []
  const server = spawn(binary, ['serve', ...inspector, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { pid } = server
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`http://127.0.0.1:${ports[open[0]]}/healthz`).catch(() => null)
    if (up && pid !== undefined) {
      const measures = { cpuMs: () => cpuMs(pid), residentMb: () => residentMb(pid) }
      return { ports, inspectorPort, ...measures, stop: () => server.kill() }
    }
    await sleep(100)
  }
  server.kill()
  throw new Error(`workerd did not start ${open[0]}.`)
}
