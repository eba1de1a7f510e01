import { createGiftBuyer, hashOf } from './test-gifts'
import type { TestShop } from './test-shop'

/** A code that no certificate of another test has. */
export const ATTACKED_CODE = 'FEED-0000-1111-2222-3333'

/** Calls of the checkout of a cart that only its owner may make. */
export const CHECKOUT_ATTACKS: Record<string, (cart: { cartId: string }) => string> = {
  'Mutation.removeCouponFromCart': ({ cartId }) => `removeCouponFromCart(input: { cart_id: "${cartId}" })`,
  'Mutation.setPaymentMethodOnCart': ({ cartId }) =>
    `setPaymentMethodOnCart(input: { cart_id: "${cartId}", payment_method: { code: "banktransfer" } })`,
  'Mutation.setShippingMethodsOnCart': ({ cartId }) =>
    `setShippingMethodsOnCart(input: { cart_id: "${cartId}",
      shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] })`,
  'Mutation.applyGiftCardToCart': ({ cartId }) =>
    `applyGiftCardToCart(input: { cart_id: "${cartId}", gift_card_code: "${ATTACKED_CODE}" })`,
  'Mutation.removeGiftCardFromCart': ({ cartId }) =>
    `removeGiftCardFromCart(input: { cart_id: "${cartId}", gift_card_code: "••••-••••-••••-••••-FFFF" })`,
  'Mutation.applyStoreCreditToCart': ({ cartId }) => `applyStoreCreditToCart(input: { cart_id: "${cartId}" })`,
  'Mutation.removeStoreCreditFromCart': ({ cartId }) => `removeStoreCreditFromCart(input: { cart_id: "${cartId}" })`,
  'Mutation.applyRewardPointsToCart': ({ cartId }) => `applyRewardPointsToCart(cartId: "${cartId}")`,
  'Mutation.removeRewardPointsFromCart': ({ cartId }) => `removeRewardPointsFromCart(cartId: "${cartId}")`,
  'Mutation.spendRewardPointsOnCart': ({ cartId }) =>
    `spendRewardPointsOnCart(input: { cart_id: "${cartId}", points: 1 })`,
  'Mutation.setAdditionalInfoOnCart': ({ cartId }) =>
    `setAdditionalInfoOnCart(input: { cart_id: "${cartId}", additional_info: { order_comment: "Eve" } })`,
}

/** Gives balances to the shoppers of a test. `cents` of a certificate are at most its N$75.50. */
export function createGiver(shop: TestShop) {
  const { order, setStatus, certificates } = createGiftBuyer(shop)

  /** Its order waits for nothing: a tick of another test has enough to do. */
  const endJobs = (number: string) =>
    shop.db
      .prepare("UPDATE jobs SET state = 'done' WHERE order_id = (SELECT id FROM orders WHERE number = ?)")
      .bind(number)
      .run()

  return {
    endJobs,

    /** Puts a certificate whose code ends with FFFF into a cart. */
    putCard: (cartId: string, id: number) =>
      shop.db
        .prepare(
          "INSERT OR IGNORE INTO cart_gift_cards (cart_id, gift_id, ending) SELECT id, ?2, 'FFFF' FROM carts WHERE masked_id = ?1",
        )
        .bind(cartId, id)
        .run(),

    /** A mailed certificate with this code and balance; answers its id. */
    async certificate(code: string, cents: number): Promise<number> {
      const number = await order()
      await setStatus(number, 'processing')
      await endJobs(number)
      const [{ id } = { id: 0 }] = await certificates(number)
      await shop.db
        .prepare("UPDATE gift_certificates SET state = 'mailed', code_hash = ?2, balance_cents = ?3 WHERE id = ?1")
        .bind(id, await hashOf(code), cents)
        .run()
      return id
    },

    /** After an order has spent it: a cart with an empty certificate is not ordered unseen. */
    refill: (id: number, cents: number) =>
      shop.db.prepare('UPDATE gift_certificates SET balance_cents = ?2 WHERE id = ?1').bind(id, cents).run(),

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
