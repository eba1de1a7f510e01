import { afterAll, describe, expect, it } from 'vitest'
import { createTestShop, GUEST, STRANGER } from '../../testing/test-shop'
import { createShopper, MUG_OPTIONS } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const PLACE = `mutation ($cartId: String!, $total: Float) { placeOrder(input: { cart_id: $cartId, expected_total: $total }) {
  orderV2 { number email total { grand_total { value } } } errors { code message }
  cart { prices { grand_total { value } } } } }`

const place = async (cartId: string, total: number | null = null, key: string | null = GUEST, of = shop) =>
  (await of.graphql(PLACE, { cartId, total }, key, { 'x-caller': '203.0.113.77' })).data.placeOrder

async function cartWithMugs(quantity: number) {
  const saved = await shopper.design(MUG_OPTIONS, 'photo-mug')
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [shopper.mugItem(saved, quantity)])
  await shopper.fillCheckout(cartId)
  return cartId
}
const setStock = (qty: number) => shop.db.prepare('UPDATE stock SET qty = ? WHERE product_id = 3').bind(qty).run()
// All specs share one database.
afterAll(() => setStock(500))
const NOT_ACTIVE = {
  orderV2: null,
  errors: [{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }],
  cart: null,
}

describe('the total that the shopper saw', () => {
  it('is ordered if it is still the total', async () => {
    const { cartId } = await shopper.readyCart()
    const { orderV2, errors } = await place(cartId, 50.9)
    expect([orderV2.total.grand_total.value, errors]).toEqual([50.9, []])
  })

  it('is refused with the new one if it has changed, and then ordered for that', async () => {
    const { cartId } = await shopper.readyCart()
    await shop.db.prepare("UPDATE shipping_methods SET cents = 995 WHERE method_code = 'standard'").run()
    const refused = await place(cartId, 50.9)
    expect(refused).toEqual({
      orderV2: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message: 'The total is N$52.90 now, not N$50.90. Please check your order before you place it.',
        },
      ],
      cart: { prices: { grand_total: { value: 52.9 } } },
    })
    const { orderV2 } = await place(cartId, 52.9)
    await shop.db.prepare("UPDATE shipping_methods SET cents = 795 WHERE method_code = 'standard'").run()
    expect(orderV2.total.grand_total.value).toBe(52.9)
  })

  it('may be left out', async () => {
    const { cartId } = await shopper.readyCart()
    expect((await place(cartId)).orderV2.total.grand_total.value).toBe(50.9)
  })

  it('is answered with the cart if that was changed during the order', async () => {
    const { cartId, saved } = await shopper.readyCart()
    const other = (nth: number) => (nth === 2 ? shopper.add(cartId, [shopper.canvasItem(saved)]) : undefined)
    const { orderV2, errors, cart } = await shop.between(other, () => place(cartId, 50.9))
    expect([orderV2, errors[0].message]).toEqual([null, expect.stringMatching(/^Your cart changed while/)])
    expect(cart.prices.grand_total.value).toBe(89.85)
  })
})

describe('a repeated order', () => {
  it('is the first one before any other refusal, also for another total', async () => {
    const { cartId } = await shopper.readyCart()
    const { orderV2 } = await place(cartId)
    expect((await place(cartId, 1)).orderV2).toEqual(orderV2)
  })

  it.each([1, 2])('at the same moment is the same order, though it took the last item before batch %d', async (at) => {
    await setStock(2)
    const cartId = await cartWithMugs(2)
    let first: { orderV2: { number: string } } | undefined
    const other = async (nth: number) => {
      if (nth === at) first = await place(cartId)
    }
    const second = await shop.between(other, () => place(cartId))
    expect(second.errors).toEqual([])
    expect(second.orderV2.number).toBe(first?.orderV2.number)
  })

  it('at the same moment is the same order, though it was the last unpaid one that its address may have', async () => {
    const own = 'guest-key-of-a-test-with-many'
    const guest = createShopper(shop, own)
    const { cartId } = await guest.readyCart()
    let first: { orderV2: { number: string } } | undefined
    const other = async (nth: number) => {
      if (nth !== 2) return
      first = await place(cartId, null, own)
      await shop.db.batch(
        [
          `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
           INSERT INTO carts (masked_id, active, created_at, updated_at)
             SELECT printf('placing-%024d', i), 0, '2026', '2026' FROM n`,
          `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
             total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title,
             created_at, caller)
           SELECT c.masked_id, c.id, c.version, 'pending_payment', 'x@example.com', 0, 0, 0, 0, '', '', '', '', '', '',
             '2026', (SELECT caller FROM orders WHERE id = (SELECT max(id) FROM orders))
           FROM carts c WHERE c.masked_id LIKE 'placing-%' LIMIT
             (SELECT 30 - count(*) FROM orders WHERE status = 'pending_payment'
               AND caller = (SELECT caller FROM orders WHERE id = (SELECT max(id) FROM orders)))`,
        ].map((sql) => shop.db.prepare(sql)),
      )
    }
    const second = await shop.between(other, () => place(cartId, null, own))
    await shop.db.prepare("UPDATE orders SET status = 'processing' WHERE status = 'pending_payment'").run()
    expect(second.errors).toEqual([])
    expect(second.orderV2.number).toBe(first?.orderV2.number)
  })
})

describe('the id of a cart that was ordered', () => {
  it('answers its order for ten minutes, and then is that of an inactive cart', async () => {
    const own = createTestShop()
    const { cartId } = await createShopper(own).readyCart()
    const { orderV2 } = await place(cartId, null, GUEST, own)
    own.wait(9 / 1440)
    expect((await place(cartId, null, GUEST, own)).orderV2).toEqual(orderV2)
    own.wait(2 / 1440)
    expect(await place(cartId, null, GUEST, own)).toEqual(NOT_ACTIVE)
  })

  it.each([
    ['another guest', STRANGER],
    ['nobody', null],
  ])('does not answer its order to %s', async (_, key) => {
    const { cartId } = await shopper.readyCart()
    await place(cartId)
    expect(await place(cartId, null, key)).toEqual(NOT_ACTIVE)
  })

  it('answers a customer’s order to that customer in any browser, and to no other guest', async () => {
    const { data } = await shop.graphql(
      'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }',
      {},
      GUEST,
      { 'x-recaptcha': await shop.captcha() },
    )
    const authorization = `Bearer ${data.generateCustomerToken.token}`
    const { cartId } = await shopper.readyCart()
    const ask = async (key: string | null, headers: Record<string, string>) =>
      (await shop.graphql(PLACE, { cartId, total: null }, key, headers)).data.placeOrder
    const { orderV2 } = await ask(GUEST, { authorization })
    expect((await ask(STRANGER, { authorization })).orderV2).toEqual(orderV2)
    expect(await ask(STRANGER, {})).toEqual(NOT_ACTIVE)
    const row = await shop.db
      .prepare('SELECT c.email FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.number = ?')
      .bind(orderV2.number)
      .first('email')
    expect(row).toBe('aroha@example.com')
  })

  it('does not change the order’s token', async () => {
    const own = createTestShop()
    const guest = createShopper(own)
    const { orderV2 } = await guest.place((await guest.readyCart()).cartId)
    own.wait(1)
    const { data } = await own.graphql(`{ guestOrderByToken(input: { token: "${orderV2.token}" }) { number } }`)
    expect(data.guestOrderByToken.number).toBe(orderV2.number)
  })
})
