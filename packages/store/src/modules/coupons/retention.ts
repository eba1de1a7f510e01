import type { Retention } from '../retention/retention'

export const couponsRetention: Retention = {
  tables: { coupons: { account: true, stays: 'carts may have the code, so its row stays, without the address' } },
  forget: {
    account: (db, { emailKey, now }) => [
      db
        .prepare("UPDATE coupons SET email_key = 'deleted-' || id, to_at = ?2 WHERE email_key = ?1")
        .bind(emailKey, now.toISOString()),
    ],
  },
}
