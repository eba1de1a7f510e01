// Runs a command of package.json on any machine that has npm and a Node, however old: `run.mjs <name>` runs a script of
// package.json with the pnpm of this repository, which installs first, and `run.mjs <file.ts>` a file. An older Node gets
// the one that the repository needs from npm. It is JavaScript without dependencies, so that it works before any install.
import { spawn } from 'node:child_process'

const NODE = 24
const PNPM = '12.21.0'
const isOld = Number.parseInt(process.versions.node, 10) < NODE

/** A word for the shell. */
const quoted = (word) => `'${word.replaceAll("'", `'\\''`)}'`

const [target = '', ...rest] = process.argv.slice(2)
const isFile = target.endsWith('.ts')
const command = [...(isFile ? ['node'] : ['pnpm', 'run']), ...[target, ...rest].map(quoted)].join(' ')
const packages = [...(isOld ? [`node@${NODE}`] : []), ...(isFile ? [] : [`pnpm@${PNPM}`])]
const [program, args] =
  packages.length === 0
    ? [process.execPath, [target, ...rest]]
    : ['npx', ['-y', ...packages.flatMap((name) => ['-p', name]), '-c', command]]

const child = spawn(program, args, {
  stdio: 'inherit',
  // Its own process group, so that one signal ends pnpm, the servers and the browser.
  detached: true,
  env: { ...process.env, npm_config_update_notifier: 'false' },
})

let isEnding = false
function end(signal) {
  if (!isEnding) process.kill(-child.pid, signal)
  isEnding = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))

// npm does not forward SIGTERM. When npm has ended, this ends its children.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref()

child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
