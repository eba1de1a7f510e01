import { GIFT_MINIMUM_CENTS } from '@kea/shared/constants/business'
import type { Product } from './product'
import { type StartPrice, startPriceOf } from './start-price'

interface StartTableRow {
  id: number
  sku: string
  kind: Product['kind']
  offer_cents: number | null
  plain_cents: number | null
  percent: number | null
}

const START = `SELECT p.id, p.sku, p.kind,
    min(CASE WHEN r.takes_offers = 1 THEN r.cents END) AS offer_cents,
    min(CASE WHEN r.takes_offers = 0 THEN r.cents END) AS plain_cents,
    (SELECT max(f.percent) FROM offer_products t JOIN offers f ON f.id = t.offer_id
      WHERE t.product_id = p.id AND f.from_at <= ?2 AND f.to_at > ?2) AS percent
  FROM products p LEFT JOIN price_rows r ON r.product_id = p.id AND r.quantity_from = 1
  WHERE p.id IN (SELECT value FROM json_each(?1)) GROUP BY p.id`

function toStart(row: StartTableRow): StartPrice | null {
  const { sku, kind, percent } = row
  if (kind === 'gift') return { sku, cents: GIFT_MINIMUM_CENTS, regularCents: null, percent: null }
  return startPriceOf({ sku, percent, offerCents: row.offer_cents, plainCents: row.plain_cents })
}

/** Start prices of products by id, in one statement that reads the prices of single pieces. */
export async function readStartPrices(
  db: D1Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, StartPrice>> {
  const { results } = await db.prepare(START).bind(JSON.stringify(ids), now.toISOString()).all<StartTableRow>()
  return new Map(
    results.flatMap((row) => {
      const start = toStart(row)
      return start ? [[row.id, start]] : []
    }),
  )
}
