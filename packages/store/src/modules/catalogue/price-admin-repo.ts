import type { Cents } from '@kea/shared/money'

/** A product with the least price of one piece; null without a price table. */
export interface ListedPrice {
  sku: string
  name: string
  page: string
  from_cents: Cents | null
}

/** A choice of a product with a price from a quantity on, or with what it adds to the price. */
export interface ChoicePrice {
  option_title: string
  id: number
  title: string
  add_cents: Cents
  /** Null for a choice that is not in the price table. */
  quantity_from: number | null
  cents: Cents | null
  takes_offers: 0 | 1 | null
  /** What each letter above the paid ones costs; null for a price that does not depend on words. */
  letters_included: number | null
  letter_cents: Cents | null
}

/** Prices for the operator. Triggers of price_rows and option_values make the search index outdated. */
export function createPriceAdminRepo(db: D1Database) {
  const isChanged = async (statement: D1PreparedStatement): Promise<boolean> => (await statement.run()).meta.changes > 0
  return {
    async list(): Promise<ListedPrice[]> {
      const { results } = await db
        .prepare(
          `SELECT sku, name, landing_path AS page,
             (SELECT min(cents) FROM price_rows WHERE product_id = products.id AND quantity_from = 1) AS from_cents
           FROM products WHERE enabled = 1 ORDER BY position, id`,
        )
        .all<ListedPrice>()
      return results
    },

    /** Every choice of a product; empty for an unknown product. */
    async choices(sku: string): Promise<ChoicePrice[]> {
      const { results } = await db
        .prepare(
          `SELECT o.title AS option_title, v.id, v.title, v.add_cents, r.quantity_from, r.cents, r.takes_offers,
             r.letters_included, r.letter_cents
           FROM products p JOIN options o ON o.product_id = p.id JOIN option_values v ON v.option_id = o.id
             LEFT JOIN price_rows r ON r.product_id = p.id AND r.option_value_id = v.id
           WHERE p.sku = ? ORDER BY o.position, o.id, v.position, v.id, r.quantity_from`,
        )
        .bind(sku)
        .all<ChoicePrice>()
      return results
    },

    /** False without such a row of the price table. */
    setPrice: (sku: string, choice: number, quantity: number, cents: Cents): Promise<boolean> =>
      isChanged(
        db
          .prepare(
            `UPDATE price_rows SET cents = ?4 WHERE product_id = (SELECT id FROM products WHERE sku = ?1)
               AND option_value_id = ?2 AND quantity_from = ?3`,
          )
          .bind(sku, choice, quantity, cents),
      ),

    /** False without such a row that is paid by the letter. */
    setLetter: (sku: string, choice: number, quantity: number, cents: Cents): Promise<boolean> =>
      isChanged(
        db
          .prepare(
            `UPDATE price_rows SET letter_cents = ?4 WHERE product_id = (SELECT id FROM products WHERE sku = ?1)
               AND option_value_id = ?2 AND quantity_from = ?3 AND letters_included IS NOT NULL`,
          )
          .bind(sku, choice, quantity, cents),
      ),

    /** False without such a choice outside the price table. */
    setExtra: (sku: string, choice: number, cents: Cents): Promise<boolean> =>
      isChanged(
        db
          .prepare(
            `UPDATE option_values SET add_cents = ?3 WHERE id = ?2
               AND option_id IN (SELECT id FROM options WHERE product_id = (SELECT id FROM products WHERE sku = ?1))
               AND NOT EXISTS (SELECT 1 FROM price_rows WHERE option_value_id = ?2)`,
          )
          .bind(sku, choice, cents),
      ),
  }
}
