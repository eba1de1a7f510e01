// Statements that read a database for a plan, and statements that run a plan.
import { createHash } from 'node:crypto'
import { planSeed } from './plan-seed.ts'
import { hashOf, keyOf, statementOf } from './seed-row.ts'
import { KEYS, ROW_FILTERS } from './seed-tables.ts'
import { insert, literal } from './sql.ts'

/** Table name in `seeded_rows` for the state of the whole seed. */
const WHOLE = ''
/** Rows per statement. D1 allows 100 KB. */
const CHUNK = 200

const TABLES = Object.keys(KEYS)

/** Statements whose results `planFrom` gets, in this order. */
export const READS = [
  'SELECT table_name, key, columns, hash FROM seeded_rows',
  ...TABLES.map((table) => `SELECT * FROM ${table}${ROW_FILTERS[table] ? ` WHERE ${ROW_FILTERS[table]}` : ''}`),
]

const hashOfSamples = (samples) => createHash('sha256').update(samples.join('\n')).digest('hex').slice(0, 32)

/**
 * The plan for a database. `answers`: rows of each of `READS`. `samples`: statements that replace all samples. `adopt`:
 * in a database without records, all rows count as rows of the seed. Returns `{ entries, samples }`: the decisions, and
 * the statements of the samples if they have changed.
 */
export function planFrom(answers, { rows, samples, force, adopt }) {
  const [seen = [], ...tables] = answers
  const present = new Map(
    TABLES.map((table, at) => [table, new Map(tables[at].map((row) => [keyOf(table, row), row]))]),
  )
  const written = new Map()
  for (const { table_name: table, key, columns, hash } of seen.filter((row) => row.table_name !== WHOLE)) {
    if (!written.has(table)) written.set(table, new Map())
    written.get(table).set(key, { columns: JSON.parse(columns), hash })
  }
  const entries = planSeed({ wanted: rows, present, written, force, adopt: adopt && written.size === 0 })
  const whole = new Map(seen.filter((row) => row.table_name === WHOLE).map(({ key, hash }) => [key, hash]))
  return {
    entries,
    samples: whole.get('samples') === hashOfSamples(samples) ? [] : samples,
  }
}

/** True if the plan changes nothing in the shop. */
export const isEmptyPlan = ({ entries, samples }) =>
  samples.length === 0 && entries.every(({ action }) => action === 'leave' || action === 'note' || action === 'forget')

const noteOf = ({ table, key, wanted }) => {
  const columns = Object.keys(wanted.row)
  return { table_name: table, key, columns: JSON.stringify(columns), hash: hashOf(columns, wanted.row) }
}

function noteStatements(notes) {
  const chunks = Array.from({ length: Math.ceil(notes.length / CHUNK) }, (_, at) =>
    notes.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  return chunks.map(
    (chunk) =>
      `${insert('seeded_rows', ...chunk)} ON CONFLICT (table_name, key) DO UPDATE SET columns = excluded.columns, hash = excluded.hash`,
  )
}

/** Removes a row by its key, or only its record. */
function removeStatements({ table, key, action }) {
  const forget = `DELETE FROM seeded_rows WHERE table_name = ${literal(table)} AND key = ${literal(key)}`
  if (action === 'forget') return [forget]
  const where = `${KEYS[table].join(" || ' ' || ")} = ${literal(key)}`
  return [`DELETE FROM ${table} WHERE ${where}`, forget]
}

/**
 * The statements of a plan. A row is written before its record. After an interruption in between, the next run finds the
 * row unchanged and records it.
 */
export function writeStatements({ entries, samples }) {
  const ofKind = (...actions) => entries.filter(({ action }) => actions.includes(action))
  const removed = ofKind('remove', 'forget').reverse()
  const upserted = ofKind('insert', 'change')
  const whole = (key, hash) => ({ table_name: WHOLE, key, columns: '[]', hash })
  return [
    `${insert('seeded_rows', whole('begun', 'begun'))} ON CONFLICT DO NOTHING`,
    ...removed.flatMap(removeStatements),
    ...upserted.map(({ wanted }) => statementOf(wanted)),
    ...samples,
    ...noteStatements([
      ...[...upserted, ...ofKind('note')].map(noteOf),
      ...(samples.length > 0 ? [whole('samples', hashOfSamples(samples))] : []),
      whole('complete', 'complete'),
    ]),
  ]
}

/** Selects which samples were written last, for `samplesPlan`. */
export const SAMPLES_STATE = `SELECT hash FROM seeded_rows WHERE table_name = '${WHOLE}' AND key = 'samples'`

/** The plan that only replaces the samples, as `planFrom` has it. `rows`: of `SAMPLES_STATE`. */
export const samplesPlan = ([row], samples) => ({
  entries: [],
  samples: row?.hash === hashOfSamples(samples) ? [] : samples,
})

/** A statement as a line of a file. */
export const statementLine = (statement) => `${statement.replace(/;\s*$/, '')};`

/** Selects the state of the seed, for `needsFirstSeed`. */
export const SEED_STATE = `SELECT (SELECT count(*) FROM products) AS products,
  (SELECT count(*) FROM seeded_rows) AS written,
  (SELECT count(*) FROM seeded_rows WHERE table_name = '' AND key = 'complete') AS complete`

/** True for an empty database, and for one with an interrupted first seed. */
export const needsFirstSeed = ({ products, written, complete }) => complete === 0 && (products === 0 || written > 0)
