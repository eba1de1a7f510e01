// Migrates and seeds a local database, each only if its files have changed.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isoDate } from '../../packages/shared/src/dates.ts'
import { buildRows, buildSamples } from '../../packages/store/seed/build-seed.ts'
import {
  type Plan,
  type PlanOptions,
  planFrom,
  READS,
  type SeedFiles,
  statementLine,
  writeStatements,
} from '../../packages/store/seed/seed-database.ts'
import type { Row } from '../../packages/store/seed/sql.ts'
import { type Migration, migrationsScript } from './migrations-script.ts'
import { root, STORE_CONFIG, wrangler } from './wrangler.ts'

const where = (state: string | null) => [
  '-c',
  STORE_CONFIG,
  ...(state ? ['--local', '--persist-to', state] : ['--remote']),
]

const hash = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum.update(text), createHash('sha256')).digest('hex')

/** The seed files. The sample customer's password is public, so samples are only for local shops and previews. */
export const seedFiles = (withSamples: boolean, day = isoDate(Date.now())): SeedFiles => ({
  rows: buildRows({ picturesDir: join(root, 'public/pictures'), day }, withSamples ? 'sample' : 'new'),
  samples: buildSamples(withSamples),
})

const MIGRATIONS = join(root, 'packages/store/migrations')

/** All migrations of the store, in their order. */
const allMigrations = (): Migration[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(MIGRATIONS, name), 'utf8') }))

/** Applies new migrations. `state` is null for the deployed database. */
export function migrate(state: string | null): void {
  if (state !== null && !existsSync(join(state, 'v3/d1'))) execute(state, migrationsScript(allMigrations()), 1)
  else wrangler(['d1', 'migrations', 'apply', 'DB', ...where(state)])
}

/** Runs the text of a file of SQL. `tries` is for one that may run twice. */
function execute(state: string | null, sql: string, tries: number): void {
  const file = join(root, `.local/seed-${process.pid}.sql`)
  mkdirSync(join(root, '.local'), { recursive: true })
  writeFileSync(file, sql)
  wrangler(['d1', 'execute', 'DB', ...where(state), '--yes', '--file', file], { tries })
  rmSync(file)
}

/** Runs statements in a database. They must be safe to run twice. */
export const seed = (state: string | null, statements: readonly string[]): void =>
  // On a busy machine wrangler's local database sometimes fails with an assertion.
  execute(state, statements.map(statementLine).join('\n'), state === null ? 1 : 2)

/** The plan of the seed files for a database. */
export function planOf(state: string | null, options: PlanOptions): Plan {
  const said = wrangler(['d1', 'execute', 'DB', ...where(state), '--json', '--command', READS.join('; ')], {
    tries: state === null ? 1 : 2,
  })
  const answers = (JSON.parse(said) as { results: Row[] }[]).map(({ results }) => results)
  return planFrom(answers, options)
}

/** Changes with the migrations and the seed files. */
function preparedFrom(files: SeedFiles): string {
  return hash([...allMigrations().map(({ sql }) => sql), JSON.stringify(files)])
}

const ANY_DAY = '2026-01-01'

const isPrepared = (state: string, now: string) => {
  const stamp = join(state, 'prepared')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now
}

/**
 * Migrates and seeds a local state folder, if migrations or seed files have changed. Changes in the local shop stay,
 * unless `force` is set. Returns the plan, or null if there was nothing to do.
 */
export function prepareDatabase(state: string, { force = false } = {}): Plan | null {
  const files = seedFiles(true)
  // The day of the seed changes no database that has been seeded.
  const now = preparedFrom(seedFiles(true, ANY_DAY))
  if (isPrepared(state, now)) return null
  mkdirSync(state, { recursive: true })
  migrate(state)
  // Earlier versions of the seed overwrote rows without a record. Such rows belong to the seed.
  const plan = planOf(state, { ...files, force, adopt: true })
  seed(state, writeStatements(plan))
  writeFileSync(join(state, 'prepared'), now)
  return plan
}

/**
 * Fills a new folder for a test or a bench, as a copy of the last one that was made from the same files: wrangler takes
 * a quarter of a minute for all migrations and the seed.
 */
export function copyPrepared(state: string): void {
  // Its offers begin on the day of the seed.
  const kept = join(root, `.local/prepared-${isoDate(Date.now())}`)
  if (!isPrepared(kept, preparedFrom(seedFiles(true, ANY_DAY)))) {
    const made = `${kept}-${process.pid}`
    prepareDatabase(made)
    rmSync(kept, { recursive: true, force: true })
    renameSync(made, kept)
  }
  cpSync(kept, state, { recursive: true })
}
