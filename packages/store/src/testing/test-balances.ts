import { createGiftBuyer, hashOf } from './test-gifts'
import type { TestShop } from './test-shop'

/** Gives balances to the shoppers of a test. `cents` of a certificate are at most its N$75.50. */
export function createGiver(shop: TestShop) {
  const { order, setStatus, certificates } = createGiftBuyer(shop)

  return {
    /** A mailed certificate with this code and balance; answers its id. */
    async certificate(code: string, cents: number): Promise<number> {
      const number = await order()
      await setStatus(number, 'processing')
      const [{ id } = { id: 0 }] = await certificates(number)
      await shop.db
        .prepare("UPDATE gift_certificates SET state = 'mailed', code_hash = ?2, balance_cents = ?3 WHERE id = ?1")
        .bind(id, await hashOf(code), cents)
        .run()
      return id
    },

    balanceOf: (id: number) =>
      shop.db
        .prepare('SELECT balance_cents FROM gift_certificates WHERE id = ?')
        .bind(id)
        .first<number>('balance_cents'),

    async give(email: string, ledger: 'credit' | 'points', amount: number): Promise<void> {
      await shop.db
        .prepare(
          `INSERT INTO ledger_entries (customer_id, ledger, kind, amount, source, at)
           SELECT id, ?2, 'given', ?3, 'given-' || ?2 || '-' || id || '-' || ?3, '2026-10-01T00:00:00.000Z'
           FROM customers WHERE email = ?1`,
        )
        .bind(email, ledger, amount)
        .run()
    },

    savings: (email: string) =>
      shop.db
        .prepare(
          `SELECT coalesce(sum(amount) FILTER (WHERE ledger = 'credit'), 0) AS credit,
             coalesce(sum(amount) FILTER (WHERE ledger = 'points'), 0) AS points
           FROM ledger_entries WHERE customer_id = (SELECT id FROM customers WHERE email = ?)`,
        )
        .bind(email)
        .first<{ credit: number; points: number }>(),
  }
}
