// Raw workerd: the runtime alone, without wrangler's or Vite's share in a request.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../lib/serve.mjs'

const near = createRequire(import.meta.url)
const binary = createRequire(near.resolve('wrangler/package.json'))('workerd').default

const worker = (name, { bindings = '', flags = '' }) =>
  `(name = "${name}", worker = (modules = [(name = "main", esModule = embed "${name}.js")], ` +
  `compatibilityDate = "2026-05-03", compatibilityFlags = [${flags}], bindings = [${bindings}]))`

const config = (workers, main, port) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${Object.entries(workers)
    .map(([name, options]) => worker(name, options))
    .join(',\n    ')}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "${main}")]
);
`

/** CPU time of a process so far, in ms (Linux). */
function cpuMs(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

/**
 * Serves `main` of the modules in `folder` (`<name>.js` each). Answers `{ port, cpuMs, stop }`.
 * @param workers name → `{ bindings, flags }` in capnp's words
 */
export async function startWorkerd(folder, workers, main) {
  const port = await freePort()
  const file = join(folder, `${main}.capnp`)
  writeFileSync(file, config(workers, main, port))
  const server = spawn(binary, ['serve', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (up) return { port, cpuMs: () => cpuMs(server.pid), stop: () => server.kill() }
    await sleep(100)
  }
  server.kill()
  throw new Error(`workerd did not start ${main}.`)
}
