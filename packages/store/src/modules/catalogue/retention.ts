import type { Retention } from '../retention/retention'

/** Five years: what shows that a struck price was the usual one. */
const KEPT_DAYS = 1826

export const catalogueRetention: Retention = {
  tables: {
    attributes: { stays: 'the operator fills it' },
    products: { stays: 'the operator fills it' },
    options: { with: ['products'] },
    option_values: { with: ['options'] },
    price_rows: { with: ['products', 'option_values'] },
    price_history: { jobs: ['retention of prices'] },
    offers: { jobs: ['retention of offers'] },
    offer_products: { with: ['products', 'offers'] },
    stock: { with: ['products'] },
  },
  jobs: [
    {
      name: 'retention of prices',
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM price_history WHERE (product_id, option_value_id, quantity_from, from_at) IN
             (SELECT product_id, option_value_id, quantity_from, from_at FROM price_history
              WHERE replaced_at IS NOT NULL AND replaced_at <= ?1 ORDER BY replaced_at LIMIT ?2)`,
          retention.daysAgo(KEPT_DAYS),
        ),
    },
    {
      name: 'retention of offers',
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM offers WHERE id IN
             (SELECT id FROM offers WHERE to_at <= ?1 AND repeat_days IS NULL ORDER BY to_at LIMIT ?2)`,
          retention.daysAgo(KEPT_DAYS),
        ),
    },
  ],
}
