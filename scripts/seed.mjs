// `pnpm seed`: the seed files into the local database; `--remote` into the deployed one; `--reset` starts it anew.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { migrate, prepareDatabase, seed } from './lib/database.mjs'
import { root } from './lib/wrangler.mjs'

const state = resolve(root, process.env.STATE ?? '.local/state')
if (process.argv.includes('--remote')) {
  migrate(null)
  seed(null)
} else {
  if (process.argv.includes('--reset')) rmSync(state, { recursive: true, force: true })
  rmSync(`${state}/prepared`, { force: true })
  prepareDatabase(state)
}
