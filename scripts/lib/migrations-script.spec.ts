import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { migrationsScript } from './migrations-script.ts'

const FOLDER = new URL('../../packages/store/migrations/', import.meta.url)
const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: readFileSync(new URL(name, FOLDER), 'utf8') }))

/** Tables, indexes and triggers with their texts, and the rows of each table, but not the time of the notes. */
function contentOf(database: DatabaseSync) {
  const objects = database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all()
  const tables = objects.flatMap(({ type, name }) => (type === 'table' && typeof name === 'string' ? name : []))
  const rows = tables
    .filter((name) => name !== 'd1_migrations')
    .map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()] as const)
  return { objects, rows }
}

const isNote = ({ tbl_name: table }: { tbl_name?: unknown }) => table === 'd1_migrations' || table === 'sqlite_sequence'

describe('all migrations as one file', () => {
  test('make the database that they make one by one, and are noted in their order', () => {
    const [one, other] = [new DatabaseSync(':memory:'), new DatabaseSync(':memory:')]
    one.exec(migrationsScript(migrations))
    for (const { sql } of migrations) other.exec(sql)
    const [made, expected] = [contentOf(one), contentOf(other)]
    expect(made.objects.filter((object) => !isNote(object))).toEqual(
      expected.objects.filter((object) => !isNote(object)),
    )
    expect(made.objects.length).toBeGreaterThan(300)
    const rowsOf = ({ rows }: typeof made) => rows.filter(([name]) => name !== 'sqlite_sequence')
    expect(rowsOf(made)).toEqual(rowsOf(expected))
    const notes = one.prepare('SELECT name FROM d1_migrations ORDER BY id').all()
    expect(notes.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  })

  test('stay apart where one ends in a comment', () => {
    const database = new DatabaseSync(':memory:')
    database.exec(
      migrationsScript([
        { name: '1.sql', sql: 'CREATE TABLE a (x TEXT); -- the first' },
        { name: '2.sql', sql: "INSERT INTO a VALUES ('b');" },
      ]),
    )
    expect(database.prepare('SELECT x FROM a').all()).toEqual([{ x: 'b' }])
  })
})
