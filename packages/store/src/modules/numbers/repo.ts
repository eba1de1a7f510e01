import type { Count } from '@kea/shared/tracking/count'
import type { Device } from '@kea/shared/tracking/device'

export interface NumberRow {
  kind: Count['kind']
  name: string
  device: Exclude<Device, 'bot'>
  count: number
}

/** Sources of a day that have a name of their own. Anybody can invent one. */
const SOURCES_MAX = 200

export function createNumbersRepo(db: D1Database) {
  const statement = `INSERT INTO daily_numbers (day, kind, name, device, count)
    SELECT ?1, ?2, CASE WHEN ?2 <> 'visit'
        OR EXISTS (SELECT 1 FROM daily_numbers WHERE day = ?1 AND kind = 'visit' AND name = ?3)
        OR (SELECT COUNT(DISTINCT name) FROM daily_numbers WHERE day = ?1 AND kind = 'visit') < ${SOURCES_MAX}
      THEN ?3 ELSE 'other' END, ?4, ?5
    WHERE ?2 <> 'product' OR EXISTS (SELECT 1 FROM products WHERE sku = ?3)
    ON CONFLICT (day, kind, name, device) DO UPDATE SET count = count + excluded.count`
  return {
    /** Adds to the numbers of a day, and deletes those before `keptFrom`. A product that is none is left out. */
    async add(day: string, keptFrom: string, rows: readonly NumberRow[]): Promise<void> {
      await db.batch([
        ...rows.map(({ kind, name, device, count }) => db.prepare(statement).bind(day, kind, name, device, count)),
        db.prepare('DELETE FROM daily_numbers WHERE day < ?').bind(keptFrom),
      ])
    },

    /** The sums from a day on. */
    async since(day: string): Promise<NumberRow[]> {
      const { results } = await db
        .prepare(
          `SELECT kind, name, device, SUM(count) AS count FROM daily_numbers WHERE day >= ?
           GROUP BY kind, name, device ORDER BY kind, name, device`,
        )
        .bind(day)
        .all<NumberRow>()
      return results
    },
  }
}

export type NumbersRepo = ReturnType<typeof createNumbersRepo>
