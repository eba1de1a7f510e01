/** The use of D1 by a request. */
export interface DatabaseUse {
  statements: number
  batches: number
  /** As counted and billed by D1. */
  rowsRead: number
}

/** Runs before a batch reaches D1; `nth` counts from 1. */
export type BeforeBatch = (nth: number) => Promise<unknown> | undefined

/** A database that counts its statements, its batches and the rows that are read, and can run code between batches. */
export function countingDatabase(db: D1Database) {
  const use: DatabaseUse = { statements: 0, batches: 0, rowsRead: 0 }
  const hook: { before: BeforeBatch | null } = { before: null }
  const plain = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const count = <T extends { meta: { rows_read: number } }>(result: T): T => {
    use.rowsRead += result.meta.rows_read
    return result
  }

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const own = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => counted(target.bind(...values))
        if (name === 'all') return async () => count(await target.all())
        if (name === 'run') return async () => count(await target.run())
        // D1 does not report the rows that `first` has read.
        if (name === 'first') {
          return async (column?: string) => {
            const [row] = count(await target.all<Record<string, unknown>>()).results
            return row === undefined ? null : column === undefined ? row : row[column]
          }
        }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    plain.set(own, statement)
    return own
  }

  const database = new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          use.statements += 1
          return counted(target.prepare(sql))
        }
      }
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          use.batches += 1
          await hook.before?.(use.batches)
          return (await target.batch(statements.map((statement) => plain.get(statement) ?? statement))).map(count)
        }
      }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { database, use, hook }
}
