// Builds the web when a source is newer than the build.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './wrangler.ts'

const SOURCES = [
  'web',
  'public',
  'packages/shared/src',
  'packages/design/src',
  'packages/text/src',
  'packages/photo/src',
  'packages/print/src',
  'vite.config.ts',
  'pnpm-lock.yaml',
]

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce<number>((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs)
}

/** Returns true if it built. */
export function buildWhenStale(): boolean {
  const built = join(root, 'dist/web/index.html')
  const since = existsSync(built) ? statSync(built).mtimeMs : 0
  if (SOURCES.every((source) => newest(join(root, source)) <= since)) return false
  const run = spawnSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Vite would use the test runner's NODE_ENV and build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) process.exit(1)
  return true
}
