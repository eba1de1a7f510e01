// Type-checks each part with its own libraries: web has the DOM, Workers have theirs, packages have neither.
import { succeeds } from './lib/run.ts'

const PARTS = [
  'packages/shared',
  'packages/design',
  'packages/text',
  'packages/photo',
  'packages/print',
  'packages/store',
  'edge',
  'web',
  'web/src/editor',
  '.',
]
/** What the last check of a part found out; files that did not change since are not checked again. */
const memoryOf = (part: string) =>
  `--incremental --tsBuildInfoFile node_modules/.cache/types/part-${part.replaceAll('/', '-')}.json`
const failed = PARTS.filter((part) => !succeeds(`tsc -p ${part}/tsconfig.json ${memoryOf(part)}`))
if (failed.length > 0) {
  console.error(`types: ${failed.join(', ')}`)
  process.exit(1)
}
