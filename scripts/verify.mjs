// `pnpm verify`: "am I done?" Generated code is current, types, lint, dead code, unit, edge and store tests.
import { spawnSync } from 'node:child_process'
import { root } from './lib/wrangler.mjs'

const STEPS = [
  ['generated code', 'node scripts/codegen.mjs --check'],
  ['types', 'node scripts/typecheck.mjs'],
  ['lint', 'biome check .'],
  ['dead code', 'knip'],
  ['tests', 'vitest run'],
]

for (const [name, command] of STEPS) {
  const started = Date.now()
  const run = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  if (run.status !== 0) {
    console.error(`verify: ${name} failed`)
    process.exit(1)
  }
  console.log(`verify: ${name} ✓ ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
