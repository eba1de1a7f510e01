import { describe, expect, it } from 'vitest'
import { createTestShop, GUEST } from '../../testing/test-shop'
import { createShopper, value } from '../../testing/test-shopper'
import { addCoupon } from '../coupons/repo'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop)
/** In stock, needs no design, and is ordered by no other spec. */
const EASEL = 112

const stock = () => shop.db.prepare('SELECT qty FROM stock WHERE product_id = ?').bind(EASEL).first<number>('qty')
const setStock = (qty: number) =>
  shop.db.prepare('UPDATE stock SET qty = ? WHERE product_id = ?').bind(qty, EASEL).run()

/** Orders like the edge, from a network address. */
async function placeFrom(address: string, cartId: string): Promise<{ number: string | null; problem?: string }> {
  const { data } = await shop.graphql(
    'mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) { orderV2 { number } errors { message } } }',
    { cartId },
    GUEST,
    { 'x-caller': address },
  )
  return { number: data.placeOrder.orderV2?.number ?? null, problem: data.placeOrder.errors[0]?.message }
}

const easels = (quantity: number, choice = 112101) => ({
  sku: 'mini-easel',
  quantity,
  selected_options: [value(1121, choice)],
})

async function cartWith(...items: object[]): Promise<string> {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, items)
  await shopper.fillCheckout(cartId)
  return cartId
}

const order = async (address: string, pieces: number) => placeFrom(address, await cartWith(easels(pieces)))

/** More orders like this one, each with its own cart. */
const copyOrder = (number: string | null, copies: number) =>
  shop.db.batch([
    shop.db
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
         INSERT INTO carts (masked_id, created_at, updated_at) SELECT printf('unpaid-%025d', i), '2026', '2026' FROM n`,
      )
      .bind(copies),
    shop.db
      .prepare(
        `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
           total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at,
           caller)
         SELECT c.masked_id, c.id, c.version, o.status, c.id || '@example.com', 0, 0, 0, 0, '', '', '', '', '', '',
           o.created_at, o.caller FROM orders o, carts c WHERE o.number = ? AND c.masked_id LIKE 'unpaid-%'`,
      )
      .bind(number),
  ])

const pay = (number: string | null) =>
  shop.db.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(number).run()

async function run(...args: string[]) {
  const answer = await shop.request('/operator', {
    method: 'POST',
    body: JSON.stringify({ args }),
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  return answer.json<{ text?: string; message?: string; rows: Record<string, string | null>[] }>()
}

describe('unpaid orders of one address', () => {
  it('reserve at most a quarter of a product’s stock, until they are paid', async () => {
    await setStock(40)
    const first = await order('203.0.113.30', 8)
    const more = await cartWith(easels(3))
    expect((await placeFrom('203.0.113.30', more)).problem).toBe(
      'Your unpaid orders can hold up to a quarter of our stock. Order fewer pieces, pay an earlier order or email us.',
    )
    expect(await stock()).toBe(32)
    expect((await order('203.0.113.31', 10)).problem).toBeUndefined()
    await pay(first.number)
    expect([(await placeFrom('203.0.113.30', more)).problem, await stock()]).toEqual([undefined, 19])
  })

  it('may always reserve five items, also over several lines', async () => {
    // A quarter of these and of the thirteen of the test before is less than five.
    await setStock(6)
    const split = await cartWith(easels(3), easels(3, 112102))
    expect((await placeFrom('203.0.113.32', split)).problem).toContain('a quarter of our stock')
    expect((await order('203.0.113.32', 5)).problem).toBeUndefined()
    expect(await stock()).toBe(1)
  })

  it('are thirty at most, with any email and guest; the operator can cancel them all at once', async () => {
    await setStock(400)
    const address = '203.0.113.33'
    const { number } = await placeFrom(address, await cartWith(easels(1)))
    await copyOrder(number, 29)
    const more = await cartWith(easels(1))
    expect(await placeFrom(address, more)).toEqual({
      number: null,
      problem: 'You have several unpaid orders. Please pay one first, or email us to order more.',
    })
    const [newest] = (await run('orders', 'waiting')).rows
    expect(newest?.from).toMatch(/^[0-9a-f]{8}$/)
    expect((await run('cancel', 'from', newest?.from ?? '')).text).toBe('30 orders cancelled.')
    expect((await placeFrom(address, more)).problem).toBeUndefined()
  })
})

describe('unpaid orders for one mailbox', () => {
  it('send thirty mails a day, from all networks together; the others are placed without a mail', async () => {
    await setStock(400)
    let orders = 0
    const orderFor = async () => {
      orders += 1
      const cartId = await cartWith(easels(1))
      const input = { cart_id: cartId, email: `victim+${orders}@example.com` }
      const name =
        'mutation ($input: SetGuestEmailOnCartInput!) { setGuestEmailOnCart(input: $input) { cart { email } } }'
      await shop.graphql(name, { input })
      return placeFrom(`198.51.100.${orders}`, cartId)
    }
    const mails = () =>
      shop.db.prepare("SELECT count(*) AS n FROM outbox WHERE recipient LIKE 'victim+%'").first<number>('n')
    const placed = []
    for (let n = 0; n < 31; n += 1) placed.push(await orderFor())
    expect(placed.filter(({ number }) => number !== null)).toHaveLength(31)
    expect(await mails()).toBe(30)
    for (const { number } of placed.slice(0, 2)) await pay(number)
    await orderFor()
    expect(await mails()).toBe(31)
    // Other specs wait for jobs of their own.
    await shop.db
      .prepare("DELETE FROM jobs WHERE order_id IN (SELECT id FROM orders WHERE email LIKE 'victim+%')")
      .run()
  })
})

describe('orders with a total of 0', () => {
  const allOf = { kind: 'amount', cents: 100_000 } as const
  const COUPON = { code: 'ALLOFIT', reduction: allOf, label: 'all of it', firstOrderOnly: false, emailKey: null }
  const always = { fromAt: '2026-01-01T00:00:00.000Z', toAt: '2027-01-01T00:00:00.000Z', maxUses: null, offer: null }

  /** Enough of them for free delivery. */
  async function freeOrder(address: string, pieces: number) {
    const cartId = await cartWith(easels(pieces))
    const apply = `mutation { applyCouponToCart(input: { cart_id: "${cartId}", coupon_code: "ALLOFIT" }) {
      cart { prices { grand_total { value } } } } }`
    expect((await shop.graphql(apply)).data.applyCouponToCart.cart.prices.grand_total.value).toBe(0)
    return placeFrom(address, cartId)
  }

  it('have the limits of unpaid ones, and the operator can cancel them', async () => {
    await addCoupon(shop.db, { ...COUPON, ...always }, always.fromAt).run()
    await setStock(100)
    const address = '203.0.113.35'
    const { number } = await freeOrder(address, 20)
    expect((await freeOrder(address, 20)).problem).toContain('a quarter of our stock')
    expect((await freeOrder('203.0.113.36', 20)).problem).toBeUndefined()
    expect((await run('cancel', number ?? '')).text).toBe(`1 order cancelled: ${number}.`)
    expect(await stock()).toBe(80)
    expect(await freeOrder(address, 20)).toMatchObject({ problem: undefined })
  })
})

describe('a cancelled unpaid order', () => {
  it('returns its items to stock; a paid one is not changed', async () => {
    await setStock(40)
    const { number } = await placeFrom('203.0.113.34', await cartWith(easels(4)))
    expect(await stock()).toBe(36)
    expect((await run('cancel', number ?? '')).text).toBe(`1 order cancelled: ${number}.`)
    expect(await stock()).toBe(40)
    expect((await run('cancel', number ?? '')).message).toBe(
      `Order ${number} is cancelled; only unpaid orders can be cancelled.`,
    )
    expect((await run('cancel', 'from', 'all')).message).toContain('eight characters')
  })
})
