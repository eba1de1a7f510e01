// Statements of the seed: values as SQLite writes them, rows that are brought to the seed's values.
import { createHash } from 'node:crypto'

/** A value as SQLite writes it; the one place where text meets SQL. */
export function literal(value) {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'object') return literal(JSON.stringify(value))
  if (value.includes('\0')) throw new Error('seed: a text with a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}

const tuple = (row) => `(${Object.values(row).map(literal).join(', ')})`

/** `rows` have the same columns. */
export const insert = (table, ...rows) =>
  `INSERT INTO ${table} (${Object.keys(rows[0]).join(', ')}) VALUES ${rows.map(tuple).join(', ')}`

function onConflict(keys, row, changes) {
  const rest = Object.keys(row).filter((column) => !keys.includes(column))
  const sets = [...rest.map((column) => `${column} = excluded.${column}`), ...changes]
  return `ON CONFLICT (${keys.join(', ')}) DO ${sets.length > 0 ? `UPDATE SET ${sets.join(', ')}` : 'NOTHING'}`
}

/** Insert, or bring what is there to the seed's values. */
export const upsert = (table, keys, ...rows) => `${insert(table, ...rows)} ${onConflict(keys, rows[0], [])}`

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

/** An upsert that dates the row: the date stays as long as `content`, all that its page shows, stays the same. */
export function upsertDated(table, keys, row, content) {
  const hash = createHash('sha256')
    .update(JSON.stringify([row, content]))
    .digest('hex')
    .slice(0, 32)
  const dated = { ...row, content_hash: hash }
  const columns = `(${[...Object.keys(dated), 'updated_at'].join(', ')})`
  const values = `(${Object.values(dated).map(literal).join(', ')}, ${NOW})`
  const date = `updated_at = CASE WHEN ${table}.content_hash = excluded.content_hash THEN ${table}.updated_at ELSE excluded.updated_at END`
  return `INSERT INTO ${table} ${columns} VALUES ${values} ${onConflict(keys, dated, [date])}`
}

/** Rows of the seed's own tables that have left its files. */
export const prune = (table, column, values) =>
  `DELETE FROM ${table} WHERE ${column} NOT IN (${values.map(literal).join(', ') || 'NULL'})`
