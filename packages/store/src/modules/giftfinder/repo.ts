import { z } from 'zod'
import { readJson } from '../../read-json'

interface Row {
  id: number
  sku: string
  attributes: string
  ready_within: number | null
}

const attributes = z.object({
  recipient: z.array(z.string()).default([]),
  occasion: z.array(z.string()).default([]),
})

export function createGiftFinderRepo(db: D1Database) {
  return {
    /**
     * Products that can be ordered today, the best-sellers first. A certificate is no product of the workshop, and supplies
     * have no photo on them. A set can be ordered while there is a choice for each of its parts.
     */
    async candidates() {
      const { results } = await db
        .prepare(
          `SELECT p.id, p.sku, p.attributes, p.ready_within FROM products p LEFT JOIN stock s ON s.product_id = p.id
           WHERE p.enabled = 1 AND p.kind <> 'gift' AND coalesce(s.qty, 1) > 0
             AND NOT EXISTS (SELECT 1 FROM json_each(p.attributes, '$.kind') WHERE value = 'supplies')
             AND (p.parts = '{}' OR NOT EXISTS (SELECT 1 FROM options o WHERE o.product_id = p.id AND NOT EXISTS (
               SELECT 1 FROM option_values v
                 JOIN products part ON part.id = json_extract(p.parts, '$."' || v.id || '".product') AND part.enabled = 1
                 LEFT JOIN stock t ON t.product_id = part.id
               WHERE v.option_id = o.id AND coalesce(t.qty, 1) > 0)))
           ORDER BY p.position, p.id`,
        )
        .all<Row>()
      return results.map(({ id, sku, ready_within, ...row }) => {
        const { recipient, occasion } = readJson(attributes, row.attributes)
        return { id, sku, recipients: recipient, occasions: occasion, readyWithin: ready_within }
      })
    },
  }
}

export type GiftFinderRepo = ReturnType<typeof createGiftFinderRepo>
