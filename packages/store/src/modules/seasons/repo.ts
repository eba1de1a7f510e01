import { z } from 'zod'
import { readJson } from '../../read-json'
import type { CourierDays, Workshop } from './fill-season'

const DAYS = {
  town: 'standard_ship_days',
  express: 'express_ship_days',
  rural: 'rural_ship_days',
  chathams: 'chathams_ship_days',
} as const

const WORKSHOP = `SELECT ready_within AS days, json_group_array(json_object('name', name, 'path', landing_path)) AS products
  FROM (SELECT ready_within, name, landing_path FROM products
    WHERE enabled = 1 AND kind <> 'gift' AND ready_within IS NOT NULL
      AND (?1 IS NULL OR EXISTS (SELECT 1 FROM json_each(products.attributes, '$.occasion') WHERE value = ?1))
    ORDER BY position, id)
  GROUP BY ready_within ORDER BY ready_within`

const productList = z.array(z.object({ name: z.string(), path: z.string() }))

const rowsOf = <Row>(result: D1Result | undefined): Row[] => (result?.results ?? []) as Row[]

interface SettingRow {
  key: string
  value: string
}

function toCourierDays(rows: readonly SettingRow[]): CourierDays {
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const days = (way: keyof typeof DAYS) => values.get(DAYS[way]) ?? ''
  return { town: days('town'), express: days('express'), rural: days('rural'), chathams: days('chathams') }
}

export function createSeasonsRepo(db: D1Database) {
  const courierSettings = () =>
    db
      .prepare('SELECT key, value FROM config_values WHERE key IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(Object.values(DAYS)))

  return {
    courier: async (): Promise<CourierDays> => toCourierDays((await courierSettings().all<SettingRow>()).results),

    /** `occasion`: of the products; null for all. */
    async facts(occasion: string | null): Promise<{ courier: CourierDays; workshop: Workshop[] }> {
      const [settings, workshop] = await db.batch([courierSettings(), db.prepare(WORKSHOP).bind(occasion)])
      return {
        courier: toCourierDays(rowsOf<SettingRow>(settings)),
        workshop: rowsOf<{ days: number; products: string }>(workshop).map((row) => ({
          days: row.days,
          products: readJson(productList, row.products),
        })),
      }
    },

    /** Null for a season without a block. */
    block: (identifier: string) =>
      db
        .prepare('SELECT title, content FROM cms_blocks WHERE enabled = 1 AND identifier = ?')
        .bind(identifier)
        .first<{ title: string; content: string }>(),
  }
}

export type SeasonsRepo = ReturnType<typeof createSeasonsRepo>
