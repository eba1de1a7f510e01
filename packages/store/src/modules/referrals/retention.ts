import type { Retention } from '../retention/retention'

export const referralsRetention: Retention = {
  tables: {
    referrals: { account: true, stays: 'orders of friends have the code, so its row stays, without the hash' },
    invitations: { account: true },
    referred_orders: { account: true, stays: 'with its order, without the hash' },
  },
  forget: {
    uses: (db, { id }) => [
      // It has a hash of the address.
      db
        .prepare(
          `UPDATE referred_orders SET friend_hash = 'deleted ' || order_id
           WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ?1)`,
        )
        .bind(id),
    ],
    account: (db, { id, friendHash }) => [
      db
        .prepare(
          `DELETE FROM invitations
           WHERE friend_hash = ?2 OR code IN (SELECT code FROM referrals WHERE customer_id = ?1)`,
        )
        .bind(id, friendHash),
      db.prepare("UPDATE referrals SET email_hash = 'deleted ' || code WHERE customer_id = ?").bind(id),
    ],
  },
}
