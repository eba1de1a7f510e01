// Raw workerd: the runtime only, without the overhead of wrangler or Vite.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../lib/serve.ts'

const near = createRequire(import.meta.url)
const binary = createRequire(near.resolve('wrangler/package.json'))('workerd').default

const worker = (name, { bindings = '', flags = '' }) =>
  `(name = "${name}", worker = (modules = [(name = "main", esModule = embed "${name}.js")], ` +
  `compatibilityDate = "2026-05-03", compatibilityFlags = [${flags}], bindings = [${bindings}]))`

const socket = ([name, port]) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`

/** Memory limit of an isolate on Cloudflare. Without it V8 delays garbage collection while the machine has free memory. */
const V8_FLAGS = ['--max-heap-size=128']

const config = (workers, ports) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ${JSON.stringify(V8_FLAGS)},
  services = [${Object.entries(workers)
    .map(([name, options]) => worker(name, options))
    .join(',\n    ')}],
  sockets = [${Object.entries(ports).map(socket).join(', ')}]
);
`

/** CPU time of a process so far, in ms (Linux). */
function cpuMs(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Resident memory of a process, in MB (Linux). */
function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kilobytes) / 1024
}

/**
 * Serves the Workers named in `open`, each on its own port, from the modules in `folder` (`<name>.js` each).
 * Returns `{ ports, inspectorPort, cpuMs, residentMb, stop }`.
 * @param workers name → `{ bindings, flags }` in capnp syntax
 * @param inspected whether the inspector listens, which costs time
 */
export async function startWorkerd(folder, workers, open, inspected = false) {
  const inspectorPort = inspected ? await freePort() : null
  const ports = Object.fromEntries(await Promise.all(open.map(async (name) => [name, await freePort()])))
  const file = join(folder, `${open.join('-')}.capnp`)
  writeFileSync(file, config(workers, ports))
  // Logging takes time, as in production. The output is discarded.
  const inspector = inspected ? [`--inspector-addr=127.0.0.1:${inspectorPort}`] : []
  const server = spawn(binary, ['serve', ...inspector, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`http://127.0.0.1:${ports[open[0]]}/healthz`).catch(() => null)
    if (up) {
      const { pid } = server
      const measures = { cpuMs: () => cpuMs(pid), residentMb: () => residentMb(pid) }
      return { ports, inspectorPort, ...measures, stop: () => server.kill() }
    }
    await sleep(100)
  }
  server.kill()
  throw new Error(`workerd did not start ${open[0]}.`)
}
