// A row of the seed as data: where it belongs, what it says, and how it gets there.
import { createHash } from 'node:crypto'
import { KEYS } from './seed-tables.mjs'
import { insert, upsert, upsertDated } from './sql.mjs'

const digest = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

/** A value as the database holds it: what is read back compares with what was written. */
const stored = (value) => {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/** A row of one of the tables of KEYS, its values as they are stored. */
export const seedRow = (table, columns) => ({
  table,
  row: Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, stored(value)])),
})

/** A row with a date, which changes when the row or `content`, all else that its page shows, does. */
export const datedRow = (table, columns, content) => ({
  ...seedRow(table, { ...columns, content_hash: digest([columns, content]) }),
  isDated: true,
})

/** A row that only a database without it gets: the shop itself changes it from then on. */
export const firstRow = (table, columns) => ({ ...seedRow(table, columns), isFirst: true })

/** The key of a row as text, as `seeded_rows` has it. */
export const keyOf = (table, row) => KEYS[table].map((name) => row[name]).join(' ')

/** Of what a row says in these columns. */
export const hashOf = (columns, row) => digest(columns.map((name) => row[name] ?? null))

/** The statement that brings the database to the row. */
export function statementOf({ table, row, isDated, isFirst }) {
  const keys = KEYS[table]
  if (isFirst) return `${insert(table, row)} ON CONFLICT (${keys.join(', ')}) DO NOTHING`
  return isDated ? upsertDated(table, keys, row) : upsert(table, keys, row)
}
