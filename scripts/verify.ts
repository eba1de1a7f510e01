// `pnpm verify`: generated code, types, lint, dead code, and the unit, store, edge and soak tests.
import { findPdfTools } from './lib/pdf-tools.ts'
import { succeeds } from './lib/run.ts'
import { type Report, runTogether } from './lib/run-together.ts'

const CHECKS = {
  types: 'node scripts/typecheck.ts',
  lint: 'biome check --error-on-warnings .',
  'dead code': 'knip --no-progress',
}
/** One process for each project, and two for the longest. On two cores, one process would run them one after the other. */
const TESTS = {
  'unit tests': 'vitest run --project unit',
  'component tests': 'vitest run --project component',
  'store tests, first half': 'vitest run --project store --shard=1/2',
  'store tests, second half': 'vitest run --project store --shard=2/2',
  'edge tests': 'vitest run --project edge',
  'soak test': 'vitest run --project soak',
}

function report({ name, ok, seconds, output }: Report) {
  if (output.trim() !== '') console.log(output.trimEnd())
  if (ok) console.log(`verify: ${name} ✓ ${seconds.toFixed(1)} s`)
  else console.error(`verify: ${name} failed`)
}

findPdfTools()
if (!succeeds('node scripts/codegen.ts --check')) {
  console.error('verify: generated code failed')
  process.exit(1)
}
for (const commands of [CHECKS, TESTS]) {
  console.log(`verify: ${Object.keys(commands).join(', ')} …`)
  if (!(await runTogether(commands, report))) process.exit(1)
}
