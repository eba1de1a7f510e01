// Statements that read a database for a plan, and statements that run a plan.
import { createHash } from 'node:crypto'
import { type Action, type PlanEntry, planSeed, type WrittenRow } from './plan-seed.ts'
import { hashOf, keyOf, type SeedRow, statementOf } from './seed-row.ts'
import { KEYS, ROW_FILTERS, type RowKey, type Table } from './seed-tables.ts'
import { insert, literal, type Row } from './sql.ts'

/** The rows of the seed files, and the statements that replace all samples. */
export interface SeedFiles {
  rows: readonly SeedRow[]
  samples: readonly string[]
}

export interface PlanOptions extends SeedFiles {
  /** The files overwrite changes of the shop. */
  force?: boolean
  /** In a database without records, all rows count as rows of the seed. */
  adopt?: boolean
}

export interface Plan {
  entries: readonly PlanEntry[]
  /** The statements of the samples if they have changed. */
  samples: readonly string[]
}

/** A record of the seed, as in the table `seeded_rows`. */
type SeededRow = { table_name: Table | typeof WHOLE; key: string; columns: string; hash: string }

/** What `SEED_STATE` selects: numbers of rows. */
export interface SeedState {
  products: number
  written: number
  complete: number
}

/** Table name in `seeded_rows` for the state of the whole seed. */
const WHOLE = ''
/** Rows per statement. D1 allows 100 KB. */
const CHUNK = 200

const TABLES = Object.keys(KEYS) as Table[]

/** Statements whose results `planFrom` gets, in this order. */
export const READS = [
  'SELECT table_name, key, columns, hash FROM seeded_rows',
  ...TABLES.map((table) => `SELECT * FROM ${table}${ROW_FILTERS[table] ? ` WHERE ${ROW_FILTERS[table]}` : ''}`),
]

const hashOfSamples = (samples: readonly string[]) =>
  createHash('sha256').update(samples.join('\n')).digest('hex').slice(0, 32)

function rowsByKey(table: Table, rows: readonly Row[] | undefined) {
  if (!rows) throw new Error(`seed: the rows of ${table} were not read`)
  return new Map(rows.map((row) => [keyOf(table, row), row]))
}

/** The plan for a database. `answers`: rows of each of `READS`. */
export function planFrom(answers: readonly Row[][], { rows, samples, force, adopt = false }: PlanOptions): Plan {
  const [records = [], ...tables] = answers
  const seen = records as SeededRow[]
  const present = new Map(TABLES.map((table, at) => [table, rowsByKey(table, tables[at])]))
  const written = new Map<Table, Map<string, WrittenRow>>()
  for (const { table_name: table, key, columns, hash } of seen) {
    if (table === WHOLE) continue
    const ofTable = written.get(table) ?? new Map<string, WrittenRow>()
    written.set(table, ofTable.set(key, { columns: JSON.parse(columns), hash }))
  }
  const entries = planSeed({ wanted: rows, present, written, force, adopt: adopt && written.size === 0 })
  const whole = new Map(seen.filter((row) => row.table_name === WHOLE).map(({ key, hash }) => [key, hash]))
  return {
    entries,
    samples: whole.get('samples') === hashOfSamples(samples) ? [] : samples,
  }
}

/** True if the plan changes nothing in the shop. */
export const isEmptyPlan = ({ entries, samples }: Plan): boolean =>
  samples.length === 0 && entries.every(({ action }) => action === 'leave' || action === 'note' || action === 'forget')

type Doing<A extends Action> = PlanEntry & { action: A }

const noteOf = ({ table, key, wanted }: Doing<'insert' | 'change' | 'note'>): SeededRow => {
  const columns = Object.keys(wanted.row)
  return { table_name: table, key, columns: JSON.stringify(columns), hash: hashOf(columns, wanted.row) }
}

function noteStatements(notes: readonly SeededRow[]) {
  const chunks = Array.from({ length: Math.ceil(notes.length / CHUNK) }, (_, at) =>
    notes.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  return chunks.map(
    (chunk) =>
      `${insert('seeded_rows', ...chunk)} ON CONFLICT (table_name, key) DO UPDATE SET columns = excluded.columns, hash = excluded.hash`,
  )
}

/** Removes a row by its key, or only its record. */
function removeStatements({ table, key, action }: RowKey & { action: Action }) {
  const forget = `DELETE FROM seeded_rows WHERE table_name = ${literal(table)} AND key = ${literal(key)}`
  if (action === 'forget') return [forget]
  const where = `${KEYS[table].join(" || ' ' || ")} = ${literal(key)}`
  return [`DELETE FROM ${table} WHERE ${where}`, forget]
}

/**
 * The statements of a plan. A row is written before its record. After an interruption in between, the next run finds the
 * row unchanged and records it.
 */
export function writeStatements({ entries, samples }: Plan): string[] {
  const ofKind = <A extends Action>(...actions: A[]) =>
    entries.filter((entry): entry is Doing<A> => actions.some((action) => action === entry.action))
  const removed = ofKind('remove', 'forget').reverse()
  const upserted = ofKind('insert', 'change')
  const whole = (key: string, hash: string): SeededRow => ({ table_name: WHOLE, key, columns: '[]', hash })
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

/** The plan that only replaces the samples. `row`: of `SAMPLES_STATE`. */
export const samplesPlan = ([row]: readonly Row[], samples: readonly string[]): Plan => ({
  entries: [],
  samples: row?.hash === hashOfSamples(samples) ? [] : samples,
})

/** A statement as a line of a file. */
export const statementLine = (statement: string) => `${statement.replace(/;\s*$/, '')};`

/** Selects the state of the seed, for `needsFirstSeed`. */
export const SEED_STATE = `SELECT (SELECT count(*) FROM products) AS products,
  (SELECT count(*) FROM seeded_rows) AS written,
  (SELECT count(*) FROM seeded_rows WHERE table_name = '' AND key = 'complete') AS complete`

/** True for an empty database, and for one with an interrupted first seed. */
export const needsFirstSeed = ({ products, written, complete }: SeedState): boolean =>
  complete === 0 && (products === 0 || written > 0)
