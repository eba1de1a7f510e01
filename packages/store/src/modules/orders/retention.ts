import type { Retention } from '../retention/retention'
import { forgetOrders } from './forget-orders'

export const ordersRetention: Retention = {
  tables: {
    orders: { jobs: ['retention of orders'], account: true, stays: 'tax law: seven years, without the person' },
    order_addresses: { jobs: ['retention of orders'], account: true, stays: 'above N$1,000 the billing address' },
    order_lines: { jobs: ['retention of orders'], account: true, stays: 'tax law: seven years with the order' },
    order_originals: { jobs: ['retention of orders'], account: true },
    order_gift_cards: { stays: 'tax law: seven years with the order' },
    ordered_definitions: { stays: 'orders may be printed again' },
  },
  jobs: [
    {
      name: 'retention of orders',
      // What tax law does not ask for, of orders of deleted accounts.
      run: ({ retention }) => retention.db.batch(forgetOrders(retention.db, retention.now())),
    },
  ],
  forget: {
    uses: (db, { id, now }) => [
      db.prepare('UPDATE orders SET account_deleted_at = ?2 WHERE customer_id = ?1').bind(id, now.toISOString()),
      ...forgetOrders(db, now),
    ],
  },
}
