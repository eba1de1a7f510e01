import { describe, expect, it, vi } from 'vitest'
import { createGiver } from '../../testing/test-balances'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop, GUEST } from '../../testing/test-shop'
import { createShopper, MUG_OPTIONS } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const shop = createTestShop()
const giver = createGiver(shop)
const shopper = createShopper(shop)
const CARTS = 100

interface Answer {
  orderV2: { number: string } | null
  errors: { code: string; message: string }[]
}

const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  orderV2 { number } errors { code message } } }`
let callers = 0
/** Orders a cart from a network address of its own, so that no limit of one address is reached. */
async function place(cartId: string, key = GUEST): Promise<Answer> {
  callers += 1
  const caller = { 'x-caller': `10.${callers >> 8}.${callers & 255}.7` }
  return (await shop.graphql(PLACE, { id: cartId }, key, caller)).data.placeOrder
}

/** Copies of a ready cart, which is as good as one hundred shoppers who have filled in theirs. */
async function copies(cartId: string, prefix: string, count = CARTS): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(32 - prefix.length, '0')}`)
  const all = JSON.stringify(ids)
  const copy = (table: string, columns: string) =>
    shop.db
      .prepare(
        `INSERT INTO ${table} (cart_id, ${columns}) SELECT c.id, ${columns.replace(/\w+/g, 't.$&')}
         FROM ${table} t JOIN carts old ON old.id = t.cart_id AND old.masked_id = ?1
         JOIN carts c ON c.masked_id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(cartId, all)
  await shop.db.batch([
    shop.db
      .prepare(
        `INSERT INTO carts (masked_id, email, carrier_code, method_code, payment_method, coupon_id, uses_credit,
           points_wanted, created_at, updated_at)
         SELECT value, email, carrier_code, method_code, payment_method, coupon_id, uses_credit, points_wanted,
           created_at, updated_at FROM carts, json_each(?2) WHERE masked_id = ?1`,
      )
      .bind(cartId, all),
    copy('cart_lines', 'product_id, quantity, option_value_ids, design_uid, design_revision, created_at'),
    copy(
      'cart_addresses',
      'kind, firstname, lastname, street, city, region, region_id, postcode, country_code, telephone',
    ),
    copy('cart_gift_cards', 'gift_id, ending'),
  ])
  return ids
}

/** Ends what these orders have begun, so that other tests find the shop as it was. */
async function clean(answers: readonly Answer[]) {
  for (const { orderV2 } of answers) {
    if (!orderV2) continue
    await shop.db.prepare("UPDATE orders SET status = 'cancelled' WHERE number = ?").bind(orderV2.number).run()
    await giver.endJobs(orderV2.number)
  }
}
const placed = (answers: readonly Answer[]) => answers.filter(({ orderV2 }) => orderV2 !== null)
const messages = (answers: readonly Answer[]) =>
  new Set(answers.flatMap(({ errors }) => errors.map(({ message }) => message)))

/** As its migration has it. */
const ONE_CART =
  'CREATE UNIQUE INDEX carts_of_customer ON carts (customer_id) WHERE customer_id IS NOT NULL AND active = 1'

describe('a hundred carts at once', () => {
  it('spend the last N$10 of a gift certificate once', async () => {
    const card = await giver.certificate('ACED-0000-1111-2222-FFFF', 1000)
    const { cartId } = await shopper.readyCart()
    await giver.putCard(cartId, card)
    const answers = await Promise.all((await copies(cartId, 'racecard')).map((id) => place(id)))
    expect(placed(answers)).toHaveLength(1)
    expect(await giver.balanceOf(card)).toBe(0)
    expect(messages(answers)).toEqual(
      new Set(['Your gift certificate has less left now. Please check your order again.']),
    )
    const spent = await shop.db
      .prepare('SELECT sum(cents) AS cents FROM order_gift_cards WHERE gift_id = ?')
      .bind(card)
      .first<number>('cents')
    expect(spent).toBe(1000)
    await clean(answers)
    expect(await giver.balanceOf(card)).toBe(1000)
  })

  it('use a code with ten uses ten times', async () => {
    const { cartId } = await shopper.readyCart()
    await shop.db
      .prepare(
        `INSERT INTO coupons (code, kind, percent, label, from_at, to_at, max_uses, created_at)
         VALUES ('RACETEN', 'percent', 10, '10% off', '2026-01-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z', 10, '2026')`,
      )
      .run()
    await shop.db
      .prepare("UPDATE carts SET coupon_id = (SELECT id FROM coupons WHERE code = 'RACETEN') WHERE masked_id = ?")
      .bind(cartId)
      .run()
    const answers = await Promise.all((await copies(cartId, 'racecode')).map((id) => place(id)))
    expect(placed(answers)).toHaveLength(10)
    const used = () => shop.db.prepare("SELECT used FROM coupons WHERE code = 'RACETEN'").first<number>('used')
    expect(await used()).toBe(10)
    expect(messages(answers)).toEqual(new Set(['The code RACETEN has been used. Remove it to order without it.']))
    await clean(answers)
    expect(await used()).toBe(0)
  })

  it('buy the last five of a product five times', async () => {
    const saved = await shopper.design(MUG_OPTIONS, 'photo-mug')
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [shopper.mugItem(saved)])
    await shopper.fillCheckout(cartId)
    const ids = await copies(cartId, 'racemug')
    const stock = (qty: number) => shop.db.prepare('UPDATE stock SET qty = ? WHERE product_id = 3').bind(qty).run()
    const left = () => shop.db.prepare('SELECT qty FROM stock WHERE product_id = 3').first<number>('qty')
    await stock(5)
    const answers = await Promise.all(ids.map((id) => place(id)))
    const rest = await left()
    await clean(answers)
    const again = await left()
    await stock(500)
    expect(placed(answers)).toHaveLength(5)
    expect([rest, again]).toEqual([0, 5])
  })

  it('spend the credit and the points of one customer once', async () => {
    const email = 'racer@carts.example.nz'
    const own = createShopper(
      asCustomer(shop, await createCustomer(shop, email, '203.0.115.1')),
      'guest-key-of-a-racer-1',
    )
    await giver.give(email, 'credit', 1000)
    await giver.give(email, 'points', 100)
    const { cartId } = await own.readyCart()
    await own.call(`mutation { applyStoreCreditToCart(input: { cart_id: "${cartId}" }) { cart { id } } }`)
    await own.call(`mutation { applyRewardPointsToCart(cartId: "${cartId}") { cart { id } } }`)
    const ids = await copies(cartId, 'racerich')
    // A customer has one active cart. Without that rule nothing but the ledgers is in the way of the hundred.
    await shop.db.prepare('DROP INDEX carts_of_customer').run()
    await shop.db
      .prepare(
        `UPDATE carts SET customer_id = (SELECT id FROM customers WHERE email = ?1)
         WHERE masked_id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(email, JSON.stringify(ids))
      .run()
    const token = await createCustomer(shop, email, '203.0.115.2')
    const answers = await Promise.all(
      ids.map(async (id): Promise<Answer> => {
        const headers = { authorization: `Bearer ${token}`, 'x-caller': `10.9.${++callers >> 8}.${callers & 255}` }
        return (await shop.graphql(PLACE, { id }, GUEST, headers)).data.placeOrder
      }),
    )
    expect(placed(answers)).toHaveLength(1)
    expect(await giver.savings(email)).toEqual({ credit: 0, points: 0 })
    expect(messages(answers)).toEqual(new Set(['Your balance has just changed. Please check your order again.']))
    await clean(answers)
    expect(await giver.savings(email)).toEqual({ credit: 1000, points: 100 })
    await shop.db
      .prepare('UPDATE carts SET active = 0 WHERE masked_id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(ids))
      .run()
    await shop.db.prepare(ONE_CART).run()
  })
})

it('two hundred orders of one cart at once are one order', async () => {
  const { cartId } = await shopper.readyCart()
  const answers = await Promise.all(Array.from({ length: 200 }, () => place(cartId)))
  expect(new Set(answers.map(({ orderV2, errors }) => orderV2?.number ?? JSON.stringify(errors))).size).toBe(1)
  const orders = await shop.db
    .prepare('SELECT count(*) AS n FROM orders WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?)')
    .bind(cartId)
    .first<number>('n')
  expect(orders).toBe(1)
  await clean(answers.slice(0, 1))
})
