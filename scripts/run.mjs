// Runs a pnpm script on a machine that has only Node and npm. Without dependencies, so it works before any install.
import { spawn } from 'node:child_process'

const [script, ...rest] = process.argv.slice(2)
const pnpm = spawn('npx', ['-y', '-p', 'pnpm@12.21.0', '-c', `pnpm run ${[script, ...rest].join(' ')}`], {
  stdio: 'inherit',
  // Its own process group, so that one signal ends pnpm, the servers and the browser.
  detached: true,
  env: { ...process.env, npm_config_update_notifier: 'false' },
})

let isEnding = false
function end(signal) {
  if (!isEnding) process.kill(-pnpm.pid, signal)
  isEnding = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))

// npm does not forward SIGTERM. When npm has ended, this ends its children.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref()

pnpm.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
