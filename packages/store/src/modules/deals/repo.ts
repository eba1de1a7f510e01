import type { DealWeek } from './deal-week'

/** An entry of the operator's list. */
export interface ListedDeal {
  product_id: number
  percent: number
}

/** A deal of a week, for a product on sale. */
export interface DealRow {
  sku: string
  percent: number
  from_at: string
  to_at: string
}

/** The operator numbers the other offers, from 1. */
const IDS_FROM = 1_000_000
const IDS_A_WEEK = 10

export function createDealsRepo(db: D1Database) {
  return {
    /** In the order of their turns. */
    async list(): Promise<ListedDeal[]> {
      const { results } = await db
        .prepare('SELECT product_id, percent FROM weekly_deals ORDER BY position, product_id')
        .all<ListedDeal>()
      return results
    },

    /** Weeks that have their deals already. */
    async weeksWithDeals(weeks: readonly DealWeek[]): Promise<Set<string>> {
      const { results } = await db
        .prepare('SELECT DISTINCT week FROM offers WHERE week IN (SELECT value FROM json_each(?))')
        .bind(JSON.stringify(weeks.map(({ monday }) => monday)))
        .all<{ week: string }>()
      return new Set(results.map(({ week }) => week))
    },

    /** Creates the offers of a week's deals. Of two concurrent calls, one creates them. */
    async open({ monday, fromAt, toAt, number }: DealWeek, deals: readonly ListedDeal[]): Promise<void> {
      await db
        .prepare(
          `INSERT INTO offers (id, name, product_id, percent, from_at, to_at, week)
           SELECT ?5 + key, 'Weekly deal, ' || ?1, value ->> 'product_id', value ->> 'percent', ?2, ?3, ?1 FROM json_each(?4)
           WHERE true ON CONFLICT DO NOTHING`,
        )
        .bind(monday, fromAt.toISOString(), toAt.toISOString(), JSON.stringify(deals), IDS_FROM + number * IDS_A_WEEK)
        .run()
    },

    /** Current and coming deals of products on sale, the soonest first. The few deals are read before the products. */
    async from(now: Date): Promise<DealRow[]> {
      const { results } = await db
        .prepare(
          `SELECT products.sku, percent, from_at, to_at FROM offers
             CROSS JOIN products ON products.id = offers.product_id AND products.enabled = 1
             CROSS JOIN offer_products t ON t.product_id = products.id AND t.offer_id = offers.id
           WHERE week IS NOT NULL AND to_at > ? ORDER BY from_at, offers.id`,
        )
        .bind(now.toISOString())
        .all<DealRow>()
      return results
    },
  }
}

export type DealsRepo = ReturnType<typeof createDealsRepo>
