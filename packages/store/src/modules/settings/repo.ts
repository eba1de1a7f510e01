import { z } from 'zod'
import { readJson } from '../../read-json'

const regionList = z.array(z.object({ id: z.number(), country_code: z.string(), code: z.string(), name: z.string() }))

export type RegionRow = z.infer<typeof regionList>[number]

export interface CountryRow {
  code: string
  code3: string
  name: string
  postcode_pattern: string
}

export interface Country extends CountryRow {
  /** By name. */
  regions: RegionRow[]
}

/** The rows of `countries`. */
export const toCountries = (rows: readonly unknown[]): Country[] =>
  (rows as (CountryRow & { regions: string })[]).map((row) => ({
    ...row,
    regions: readJson(regionList, row.regions).sort((a, b) => (a.name < b.name ? -1 : 1)),
  }))

export function createSettingsRepo(db: D1Database) {
  return {
    async configValues(keys: readonly string[]): Promise<Map<string, string>> {
      const { results } = await db
        .prepare(
          // The text of a newsletter offer is answered only if the offer has a code.
          `SELECT key, value FROM config_values WHERE key IN (SELECT value FROM json_each(?))
             AND (key NOT IN ('newsletter_offer', 'newsletter_offer_sitewide', 'birthday_gift')
               OR EXISTS (SELECT 1 FROM newsletter_offers WHERE setting = key))`,
        )
        .bind(JSON.stringify(keys))
        .all<{ key: string; value: string }>()
      return new Map(results.map(({ key, value }) => [key, value]))
    },

    async all(): Promise<{ key: string; value: string }[]> {
      const { results } = await db
        .prepare('SELECT key, value FROM config_values ORDER BY key')
        .all<{ key: string; value: string }>()
      return results
    },

    async set(key: string, value: string): Promise<void> {
      await db
        .prepare(
          'INSERT INTO config_values (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        )
        .bind(key, value)
        .run()
    },

    /** Countries with their regions; see `toCountries`. */
    countries: (): D1PreparedStatement =>
      db.prepare(
        `SELECT code, code3, name, postcode_pattern, (SELECT json_group_array(json_object('id', r.id,
             'country_code', r.country_code, 'code', r.code, 'name', r.name)) FROM regions r
           WHERE r.country_code = countries.code) AS regions
         FROM countries ORDER BY name`,
      ),
  }
}

export type SettingsRepo = ReturnType<typeof createSettingsRepo>
