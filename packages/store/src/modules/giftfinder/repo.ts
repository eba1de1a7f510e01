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
     * have no photo on them.
     */
    async candidates() {
      const { results } = await db
        .prepare(
          `SELECT p.id, p.sku, p.attributes, p.ready_within FROM products p LEFT JOIN stock s ON s.product_id = p.id
           WHERE p.enabled = 1 AND p.kind <> 'gift' AND coalesce(s.qty, 1) > 0
             AND NOT EXISTS (SELECT 1 FROM json_each(p.attributes, '$.kind') WHERE value = 'supplies')
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
