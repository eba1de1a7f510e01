// `npm test`: everything CI runs, a browser included.
import { spawnSync } from 'node:child_process'
import { root } from './lib/wrangler.mjs'

for (const step of ['verify', 'e2e']) {
  const run = spawnSync('node', [`scripts/${step}.mjs`], { cwd: root, stdio: 'inherit' })
  if (run.status !== 0) process.exit(run.status ?? 1)
}
