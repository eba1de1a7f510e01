// Type-checks each world with its own libraries: web has the DOM, Workers have theirs, packages have neither.
import { spawnSync } from 'node:child_process'

const worlds = ['packages/shared', 'packages/design', 'packages/store', 'edge', 'web', '.']
const failed = worlds.filter(
  (world) => spawnSync('tsc', ['-p', `${world}/tsconfig.json`], { stdio: 'inherit' }).status !== 0,
)
if (failed.length > 0) {
  console.error(`types: ${failed.join(', ')}`)
  process.exit(1)
}
