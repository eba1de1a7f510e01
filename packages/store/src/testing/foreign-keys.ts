import { bindings } from './prepare-database'

export interface ForeignKey {
  table: string
  /** In the order of the key. */
  columns: string[]
  parent: string
  onDelete: string
}

/** Names of the tables of all migrations. */
export async function tableNames(): Promise<string[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name",
  ).all<{ name: string }>()
  return results.map(({ name }) => name).filter((name) => !name.startsWith('d1_'))
}

/** Every foreign key of the schema. D1 has no table-valued pragma, so there is one query per table. */
export async function foreignKeys(): Promise<ForeignKey[]> {
  const names = await tableNames()
  const answers = await bindings.DB.batch<{ id: number; table: string; from: string; on_delete: string }>(
    names.map((name) => bindings.DB.prepare(`PRAGMA foreign_key_list("${name}")`)),
  )
  return answers.flatMap(({ results }, at) => {
    const keys = new Map<number, ForeignKey>()
    for (const { id, table: parent, from, on_delete: onDelete } of results) {
      const key = keys.get(id) ?? { table: names[at] ?? '', columns: [], parent, onDelete }
      key.columns.push(from)
      keys.set(id, key)
    }
    return [...keys.values()]
  })
}
