import { CART_DAYS } from '@kea/shared/constants/business'
import type { Retention } from '../retention/retention'

/** Counted from the order, which closes its cart. */
const ORDERED_DAYS = 90
const AT_ONCE = 200

export const cartRetention: Retention = {
  tables: {
    carts: { jobs: ['retention of carts', 'retention of ordered carts'], account: true },
    cart_lines: { with: ['carts'] },
    cart_addresses: { with: ['carts'] },
    cart_additions: { with: ['carts'] },
    cart_gift_cards: { with: ['carts', 'gift_certificates'] },
  },
  jobs: [
    {
      name: 'retention of carts',
      // Without an order. Their designs may then be deleted too.
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM carts WHERE id IN (SELECT id FROM carts WHERE active = 1 AND updated_at < ?1
             AND NOT EXISTS (SELECT 1 FROM orders WHERE cart_id = carts.id) ORDER BY updated_at LIMIT ?2)`,
          retention.daysAgo(CART_DAYS),
          AT_ONCE,
        ),
    },
    {
      name: 'retention of ordered carts',
      // The order and its designs stay.
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM carts WHERE id IN
             (SELECT id FROM carts WHERE active = 0 AND updated_at < ?1 ORDER BY updated_at LIMIT ?2)`,
          retention.daysAgo(ORDERED_DAYS),
          AT_ONCE,
        ),
    },
  ],
  forget: {
    uses: (db, { id }) => [
      db
        .prepare(
          'DELETE FROM carts WHERE customer_id = ?1 OR id IN (SELECT cart_id FROM orders WHERE customer_id = ?1)',
        )
        .bind(id),
    ],
  },
}
