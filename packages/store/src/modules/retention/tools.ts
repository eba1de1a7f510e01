import { type Clock, daysFrom } from '../../clock'

/** Rows of one minute. The rest follows in the next minute. */
const ROWS_AT_ONCE = 500

/** Where files go first. The trash itself is a module that others stand on. */
export interface Discarding {
  discard: (files: readonly { key: string; owner: string | null }[]) => Promise<void>
}

interface Dependencies {
  db: D1Database
  files: R2Bucket
  trash: Discarding
  clock: Clock
  onError: (event: string, error: unknown) => void
}

/** What the jobs of the modules end their rows and files with, in portions, each through an index. */
export const createRetentionTools = ({ clock, ...dependencies }: Dependencies) => ({
  ...dependencies,

  now: clock,

  daysAgo: (days: number): string => daysFrom(clock(), -days).toISOString(),

  /** Runs a deletion of a portion: ?1 is the time before which rows end, ?2 how many of them. */
  async deleteSome(sql: string, before: string, limit: number = ROWS_AT_ONCE): Promise<void> {
    await dependencies.db.prepare(sql).bind(before, limit).run()
  },
})

export type RetentionTools = ReturnType<typeof createRetentionTools>

/** A job that deletes the rows whose `expires_at` has come. `key` is one column, or several with commas, that name a row. */
export const deleteExpired = (name: string, table: string, key: string) => ({
  name,
  run: ({ retention }: { retention: RetentionTools }): Promise<void> =>
    retention.deleteSome(
      `DELETE FROM ${table} WHERE (${key}) IN
         (SELECT ${key} FROM ${table} WHERE expires_at <= ?1 ORDER BY expires_at LIMIT ?2)`,
      retention.now().toISOString(),
    ),
})
