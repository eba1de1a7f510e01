/** The use of D1 by a request. */
export interface DatabaseUse {
  statements: number
  batches: number
  /** As counted and billed by D1. */
  rowsRead: number
}

/** The largest of what has a limit in D1. */
export interface DatabasePeaks {
  /** Statements of a batch. */
  batch: number
  /** Bound parameters of a statement. */
  parameters: number
  statementBytes: number
  valueBytes: number
}

/** Runs before a batch reaches D1; `nth` counts from 1. */
export type BeforeBatch = (nth: number) => Promise<unknown> | undefined

/**
 * A database that counts its statements, its batches and the rows that are read, notes the largest of them, and can run
 * code between batches.
 */
export function countingDatabase(db: D1Database) {
  const use: DatabaseUse = { statements: 0, batches: 0, rowsRead: 0 }
  const peaks: DatabasePeaks = { batch: 0, parameters: 0, statementBytes: 0, valueBytes: 0 }
  const hook: { before: BeforeBatch | null } = { before: null }
  const plain = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const count = <T extends { meta: { rows_read: number } }>(result: T): T => {
    use.rowsRead += result.meta.rows_read
    return result
  }

  const raise = (name: keyof DatabasePeaks, value: number): void => {
    peaks[name] = Math.max(peaks[name], value)
  }
  const bytesOf = (value: unknown): number => new TextEncoder().encode(String(value)).length

  function bind(statement: D1PreparedStatement, values: unknown[]): D1PreparedStatement {
    raise('parameters', values.length)
    raise('valueBytes', Math.max(0, ...values.map(bytesOf)))
    return counted(statement.bind(...values))
  }

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const own = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => bind(target, values)
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
          raise('statementBytes', bytesOf(sql))
          return counted(target.prepare(sql))
        }
      }
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          use.batches += 1
          raise('batch', statements.length)
          await hook.before?.(use.batches)
          return (await target.batch(statements.map((statement) => plain.get(statement) ?? statement))).map(count)
        }
      }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { database, use, peaks, hook }
}
