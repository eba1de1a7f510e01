// Brings a local database to the newest schema and the seed; both only when their files changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSeed } from '../../packages/store/seed/build-seed.mjs'
import { root, STORE_CONFIG, wrangler } from './wrangler.mjs'

const where = (state) => ['-c', STORE_CONFIG, ...(state ? ['--local', '--persist-to', state] : ['--remote'])]

/** The sample customer's password is public: such a customer is for this machine and for previews only. */
const statementsFor = (state) =>
  buildSeed({
    picturesDir: join(root, 'public/pictures'),
    withSamples: state !== null || process.env.MODE === 'preview',
  })

const hash = (texts) => texts.reduce((sum, text) => sum.update(text), createHash('sha256')).digest('hex')

/** Applies what is new in packages/store/migrations. `state` null: the deployed database. */
export function migrate(state) {
  wrangler(['d1', 'migrations', 'apply', 'DB', ...where(state)])
}

/** Upserts catalogue, pages and settings; never touches customers, carts, orders, designs or files. */
export function seed(state, statements = statementsFor(state)) {
  const file = join(root, `.local/seed-${process.pid}.sql`)
  mkdirSync(join(root, '.local'), { recursive: true })
  writeFileSync(file, statements.map((statement) => `${statement.replace(/;\s*$/, '')};`).join('\n'))
  // On a busy machine wrangler's local database now and then stops at an assertion of its own; upserts may run twice.
  wrangler(['d1', 'execute', 'DB', ...where(state), '--yes', '--file', file], { tries: state === null ? 1 : 2 })
  rmSync(file)
}

/** Migrates and seeds a local state folder, unless both have not changed since the last time. */
export function prepareDatabase(state) {
  const migrations = join(root, 'packages/store/migrations')
  const statements = statementsFor(state)
  const sql = readdirSync(migrations)
    .sort()
    .map((name) => readFileSync(join(migrations, name), 'utf8'))
  const stamp = join(state, 'prepared')
  const now = hash([...sql, ...statements])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  mkdirSync(state, { recursive: true })
  migrate(state)
  seed(state, statements)
  writeFileSync(stamp, now)
}
