// `pnpm verify`: "am I done?" Generated code is current, types, lint, dead code, unit, edge and store tests.
import { succeeds } from './lib/run.mjs'

const STEPS = {
  'generated code': 'node scripts/codegen.mjs --check',
  types: 'node scripts/typecheck.mjs',
  lint: 'biome check --error-on-warnings .',
  'dead code': 'knip --no-progress',
  tests: 'vitest run',
}

for (const [name, command] of Object.entries(STEPS)) {
  const started = Date.now()
  if (!succeeds(command)) {
    console.error(`verify: ${name} failed`)
    process.exit(1)
  }
  console.log(`verify: ${name} ✓ ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
