// Type-checks each world with its own libraries: web has the DOM, Workers have theirs, packages have neither.
import { succeeds } from './lib/run.mjs'

const WORLDS = ['packages/shared', 'packages/design', 'packages/store', 'edge', 'web', 'web/src/editor', '.']
const failed = WORLDS.filter((world) => !succeeds(`tsc -p ${world}/tsconfig.json`))
if (failed.length > 0) {
  console.error(`types: ${failed.join(', ')}`)
  process.exit(1)
}
