/** An offer as the operator sees it. */
export interface ListedOffer {
  id: number
  name: string
  /** Null for every product. */
  sku: string | null
  percent: number
  from_at: string
  to_at: string
  sale_title: string
  /** For how many products it is true. */
  products: number
  reason: string
}

export interface NewOffer {
  name: string
  /** Null for every product. */
  productId: number | null
  percent: number
  fromAt: string
  toAt: string
  /** For more than 28 days. */
  reason: string
}

/** The seed files number their offers from 1 and the weekly deals from 1,000,000. */
const IDS = { from: 500_000, to: 1_000_000 }

/** Offers for the operator: dated reductions of the prices of the table. */
export function createOfferAdminRepo(db: D1Database) {
  return {
    /** Those that run or will run, the soonest end first. */
    async list(now: string): Promise<ListedOffer[]> {
      const { results } = await db
        .prepare(
          `SELECT offers.id, offers.name, sku, percent, from_at, to_at, sale_title, reason,
             (SELECT count(*) FROM offer_products WHERE offer_id = offers.id) AS products
           FROM offers LEFT JOIN products ON products.id = product_id WHERE to_at > ? ORDER BY to_at, offers.id`,
        )
        .bind(now)
        .all<ListedOffer>()
      return results
    },

    /** The product on sale, unless offers never reduce its price. */
    productOf: (sku: string) =>
      db
        .prepare("SELECT id FROM products WHERE sku = ? AND enabled = 1 AND kind <> 'gift'")
        .bind(sku)
        .first<number>('id'),

    /** Answers its id. */
    async add({ name, productId, percent, fromAt, toAt, reason }: NewOffer): Promise<number | null> {
      return db
        .prepare(
          `INSERT INTO offers (id, name, product_id, percent, from_at, to_at, reason)
           SELECT coalesce(max(id), ?6) + 1, ?1, ?2, ?3, ?4, ?5, ?8 FROM offers WHERE id BETWEEN ?6 AND ?7 RETURNING id`,
        )
        .bind(name, productId, percent, fromAt, toAt, IDS.from, IDS.to - 1, reason)
        .first<number>('id')
    },

    /** What the head of every page says about it. False without an offer that has not ended. */
    async setBanner(id: number, [title, text, description]: readonly [string, string, string], now: string) {
      const { meta } = await db
        .prepare(
          'UPDATE offers SET sale_title = ?2, offer_text = ?3, offer_description = ?4 WHERE id = ?1 AND to_at > ?5',
        )
        .bind(id, title, text, description, now)
        .run()
      return meta.changes > 0
    },

    /** Ends an offer now, also one that has not begun; it does not come back. False without an offer that has not ended. */
    async end(id: number, now: string, before: string): Promise<boolean> {
      const { meta } = await db
        .prepare(
          'UPDATE offers SET to_at = ?2, from_at = min(from_at, ?3), repeat_days = NULL WHERE id = ?1 AND to_at > ?2',
        )
        .bind(id, now, before)
        .run()
      return meta.changes > 0
    },
  }
}

export type OfferAdminRepo = ReturnType<typeof createOfferAdminRepo>
