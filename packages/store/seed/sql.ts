// Values and statements in SQLite's syntax.

/** A value in the database. */
export type Stored = string | number | null

/** A row of the database: its values by their columns. */
export type Row = Readonly<Record<string, Stored>>

/** A value for a statement. An object is written as JSON. */
export type Value = Stored | boolean | object | undefined

/** Values of a row by their columns. */
export type Columns = Readonly<Record<string, Value>>

/** A value as an SQL literal. All text in statements goes through this function. */
export function literal(value: Value): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'object') return literal(JSON.stringify(value))
  if (value.includes('\0')) throw new Error('seed: a text with a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}

const tuple = (row: Columns) => `(${Object.values(row).map(literal).join(', ')})`

/** `rows` have the same columns. */
export function insert(table: string, ...rows: readonly Columns[]): string {
  const [first] = rows
  if (!first) throw new Error(`seed: no rows for ${table}`)
  return `INSERT INTO ${table} (${Object.keys(first).join(', ')}) VALUES ${rows.map(tuple).join(', ')}`
}

function onConflict(keys: readonly string[], row: Columns, changes: readonly string[]) {
  const rest = Object.keys(row).filter((column) => !keys.includes(column))
  const sets = [...rest.map((column) => `${column} = excluded.${column}`), ...changes]
  return `ON CONFLICT (${keys.join(', ')}) DO ${sets.length > 0 ? `UPDATE SET ${sets.join(', ')}` : 'NOTHING'}`
}

/** Inserts a row, or updates the existing one. */
export const upsert = (table: string, keys: readonly string[], row: Columns) =>
  `${insert(table, row)} ${onConflict(keys, row, [])}`

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

/** An upsert of a row with a `content_hash`. Its date changes only with the hash. */
export function upsertDated(table: string, keys: readonly string[], row: Columns): string {
  const columns = `(${[...Object.keys(row), 'updated_at'].join(', ')})`
  const values = `(${Object.values(row).map(literal).join(', ')}, ${NOW})`
  const date = `updated_at = CASE WHEN ${table}.content_hash = excluded.content_hash THEN ${table}.updated_at ELSE excluded.updated_at END`
  return `INSERT INTO ${table} ${columns} VALUES ${values} ${onConflict(keys, row, [date])}`
}
