// A row of the seed as data: its table, its values and its statement.
import { createHash } from 'node:crypto'
import { KEYS, type Table } from './seed-tables.ts'
import { type Columns, insert, type Row, type Stored, upsert, upsertDated, type Value } from './sql.ts'

/** A row of the seed files. */
export interface SeedRow {
  table: Table
  row: Row
  /** Its date changes with its content. */
  isDated?: boolean
  /** It is only inserted. */
  isFirst?: boolean
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

/** The value as the database stores it, so that read and written values compare equal. */
const stored = (value: Value): Stored => {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/** A row of a table in KEYS, with stored values. */
export const seedRow = (table: Table, columns: Columns): SeedRow => ({
  table,
  row: Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, stored(value)])),
})

/** A row with a date. The date changes with the row and with `content`, the other content of its page. */
export const datedRow = (table: Table, columns: Columns, content: unknown): SeedRow => ({
  ...seedRow(table, { ...columns, content_hash: digest([columns, content]) }),
  isDated: true,
})

/** A row that is only inserted. Afterwards only the shop changes it. */
export const firstRow = (table: Table, columns: Columns): SeedRow => ({ ...seedRow(table, columns), isFirst: true })

/** The key of a row as text, as in `seeded_rows`. */
export const keyOf = (table: Table, row: Row) => KEYS[table].map((name) => row[name]).join(' ')

/** The hash of these columns of a row. */
export const hashOf = (columns: readonly string[], row: Row) => digest(columns.map((name) => row[name] ?? null))

/** The statement that inserts or updates the row. */
export function statementOf({ table, row, isDated, isFirst }: SeedRow): string {
  const keys = KEYS[table]
  if (isFirst) return `${insert(table, row)} ON CONFLICT (${keys.join(', ')}) DO NOTHING`
  return isDated ? upsertDated(table, keys, row) : upsert(table, keys, row)
}
