// `pnpm seed`: updates the local database from the seed files. `--reset` creates it again. `--remote` updates the deployed
// database, after it has shown the changes. Changes by the shopkeeper stay, unless `--force` is given.
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { describePlan, summaryOf } from '../packages/store/seed/describe-plan.ts'
import { isEmptyPlan, writeStatements } from '../packages/store/seed/seed-database.ts'
import { varsOf } from './deploy/config-files.ts'
import { migrate, planOf, prepareDatabase, seed, seedFiles } from './lib/database.ts'
import { root } from './lib/wrangler.ts'

const has = (flag: string) => process.argv.includes(flag)
const force = has('--force')

async function agrees() {
  if (has('--yes')) return true
  if (!process.stdin.isTTY) {
    console.error('Nothing was written. Say --yes to write it.')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const said = await terminal.question('Write it? (y/N) ')
  terminal.close()
  return /^y(es)?$/i.test(said.trim())
}

async function seedRemote() {
  migrate(null)
  const { MODE = varsOf(readFileSync(join(root, 'wrangler.toml'), 'utf8')).MODE } = process.env
  const files = seedFiles(MODE === 'preview')
  const plan = planOf(null, { ...files, force })
  console.log(describePlan(plan))
  if (isEmptyPlan(plan)) return true
  if (!(await agrees())) return false
  seed(null, writeStatements(plan))
  return true
}

function seedLocal() {
  const state = resolve(root, process.env.STATE ?? '.local/state')
  if (has('--reset')) rmSync(state, { recursive: true, force: true })
  rmSync(`${state}/prepared`, { force: true })
  const plan = prepareDatabase(state, { force })
  if (!plan) throw new Error('seed: the database was not prepared again')
  const left = plan.entries.some(({ action }) => action === 'leave')
  console.log(left ? describePlan(plan) : `${summaryOf(plan)}.`)
  return true
}

const ended = has('--remote') ? await seedRemote() : seedLocal()
process.exit(ended ? 0 : 1)
