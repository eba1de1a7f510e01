// Values and statements in SQLite's syntax.

/** A value as an SQL literal. All text in statements goes through this function. */
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

/** Inserts rows, or updates existing ones. */
export const upsert = (table, keys, ...rows) => `${insert(table, ...rows)} ${onConflict(keys, rows[0], [])}`

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

/** An upsert of a row with a `content_hash`. Its date changes only with the hash. */
export function upsertDated(table, keys, row) {
  const columns = `(${[...Object.keys(row), 'updated_at'].join(', ')})`
  const values = `(${Object.values(row).map(literal).join(', ')}, ${NOW})`
  const date = `updated_at = CASE WHEN ${table}.content_hash = excluded.content_hash THEN ${table}.updated_at ELSE excluded.updated_at END`
  return `INSERT INTO ${table} ${columns} VALUES ${values} ${onConflict(keys, row, [date])}`
}
