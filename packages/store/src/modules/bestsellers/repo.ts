/** A product that sold. */
export interface BestSeller {
  place: number
  sku: string
  name: string
  pieces: number
}

/** An order that waits for its payment has sold nothing yet, and one that was cancelled or refunded as a whole nothing at all. */
const SOLD = `o.status IN ('processing', 'in_production', 'shipped', 'complete') AND o.created_at > ?1`

/**
 * Each product with its pieces. A set counts as itself, once for all of its lines: nobody has chosen its parts one by one.
 * Orders are read first, so that no more of them are read than those of these days.
 */
const PIECES = `SELECT p.id, sum(l.quantity) AS pieces
  FROM orders o CROSS JOIN order_lines l ON l.order_id = o.id
    CROSS JOIN products p ON p.id = iif(l.bundle IS NULL, l.product_id,
      (SELECT s.id FROM products s WHERE s.sku = l.bundle ->> '$.sku'))
  WHERE ${SOLD} AND (l.bundle IS NULL OR l.id = (SELECT min(m.id) FROM order_lines m
    WHERE m.order_id = l.order_id AND m.bundle ->> '$.uid' = l.bundle ->> '$.uid'))
  GROUP BY p.id`

export const createBestSellersRepo = (db: D1Database) => ({
  /** The day of the last count; null if it has found too few orders. */
  countedOn: () => db.prepare('SELECT counted_on FROM best_sellers LIMIT 1').first<string>('counted_on'),

  /** Replaces the places by those of the orders since a time; by none where there are fewer orders than `least`. */
  async count({ since, least, day }: { since: string; least: number; day: string }): Promise<void> {
    await db.batch([
      db.prepare('DELETE FROM best_sellers'),
      db
        .prepare(
          `INSERT INTO best_sellers (product_id, place, pieces, counted_on)
           SELECT id, row_number() OVER (ORDER BY pieces DESC, id), pieces, ?3 FROM (${PIECES})
           WHERE (SELECT count(*) FROM orders o WHERE ${SOLD}) >= ?2`,
        )
        .bind(since, least, day),
    ])
  },

  /** Places by the id of the product. */
  async places(): Promise<Map<number, number>> {
    const { results } = await db
      .prepare('SELECT product_id, place FROM best_sellers')
      .all<{ product_id: number; place: number }>()
    return new Map(results.map(({ product_id, place }) => [product_id, place]))
  },

  /** What sold most first. */
  async list(): Promise<BestSeller[]> {
    const { results } = await db
      .prepare(
        `SELECT b.place, p.sku, p.name, b.pieces FROM best_sellers b JOIN products p ON p.id = b.product_id ORDER BY b.place`,
      )
      .all<BestSeller>()
    return results
  },
})

export type BestSellersRepo = ReturnType<typeof createBestSellersRepo>
