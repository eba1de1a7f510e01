/** A file of migrations. */
export interface Migration {
  /** Its file name, by which wrangler knows that it is applied. */
  name: string
  sql: string
}

/** The table in which wrangler notes what it has applied. */
const NOTES =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, ' +
  'applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);'

/** All migrations as one file for a new database: wrangler applies them one by one, each for half a second. */
export const migrationsScript = (migrations: readonly Migration[]): string =>
  [NOTES, ...migrations.flatMap(({ name, sql }) => [sql, `INSERT INTO d1_migrations (name) VALUES ('${name}');`])].join(
    '\n',
  )
