import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, value } from '../../testing/test-shopper'
import { addCoupon, type NewCoupon } from './repo'

const shop = createTestShop()
const shopper = createShopper(shop)

/** The smallest canvas, 19 mm frame, picture round the edge: N$19.95, without an offer. */
const SMALL_OPTIONS = [value(1, 101), ...CANVAS_OPTIONS.slice(1)]
const CART = `cart { applied_coupons { code } prices { grand_total { value } subtotal_including_tax { value }
  subtotal_with_discount_excluding_tax { value } discounts { label amount { value } } applied_taxes { amount { value } }
  totals { code label amount { value } } free_shipping { amount { value } } }
  itemsV2 { items { prices { total_item_discount { value } discounts { label } } } } }`
const APPLY = `mutation ($cartId: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) { ${CART} } }`
const REMOVE = `mutation ($cartId: String!) { removeCouponFromCart(input: { cart_id: $cartId }) { ${CART} } }`

let codes = 0
async function coupon(more: Partial<NewCoupon> = {}): Promise<string> {
  codes += 1
  const made: NewCoupon = {
    code: `CODE${codes}`,
    reduction: { kind: 'percent', percent: 10 },
    label: '10 % off',
    fromAt: '2026-01-01T00:00:00.000Z',
    toAt: '2027-01-01T00:00:00.000Z',
    firstOrderOnly: false,
    emailKey: null,
    maxUses: null,
    offer: null,
    ...more,
  }
  await addCoupon(shop.db, made, made.fromAt).run()
  return made.code
}

async function cartWith(options: readonly string[] = CANVAS_OPTIONS) {
  const saved = await shopper.design(options)
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [{ ...shopper.canvasItem(saved), selected_options: options }])
  return cartId
}
const apply = (cartId: string, code: string) => shop.graphql(APPLY, { cartId, code })
const applied = async (cartId: string, code: string) => {
  const { data, errors } = await apply(cartId, code)
  expect(errors).toBeUndefined()
  return data.applyCouponToCart.cart
}
const refusal = async (cartId: string, code: string) => (await apply(cartId, code)).errors?.[0]
const segment = (cart: { prices: { totals: { code: string }[] } }) =>
  cart.prices.totals.find(({ code }) => code === 'discount')
const setEmail = (cartId: string, email: string) =>
  shopper
    .call(
      `mutation ($cartId: String!, $email: String!) {
        setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { ${CART} } }`,
      { cartId, email },
    )
    .then((data) => data.setGuestEmailOnCart.cart)
const used = (code: string) =>
  shop.db.prepare('SELECT used FROM coupons WHERE code = ?').bind(code).first<number>('used')
let people = 0
async function ready(code: string, email = `somebody-${++people}@example.co.nz`) {
  const { cartId } = await shopper.readyCart()
  await setEmail(cartId, email)
  await applied(cartId, code)
  return cartId
}

describe('a code in a cart', () => {
  it('reduces the goods and not the courier, in upper or lower case', async () => {
    const { cartId } = await shopper.readyCart()
    const cart = await applied(cartId, (await coupon()).toLowerCase())
    expect(cart.applied_coupons).toEqual([{ code: `CODE${codes}` }])
    const label = `10 % off (CODE${codes})`
    expect(cart.prices).toMatchObject({
      subtotal_including_tax: { value: 42.95 },
      discounts: [{ label, amount: { value: 4.3 } }],
      subtotal_with_discount_excluding_tax: { value: 33.61 },
      grand_total: { value: 46.6 },
      applied_taxes: [{ amount: { value: 6.08 } }],
      // The amount to free delivery depends on the goods before the discount.
      free_shipping: { amount: { value: 56.05 } },
    })
    expect(segment(cart)).toEqual({ code: 'discount', label, amount: { value: -4.3 } })
    expect(cart.itemsV2.items[0].prices).toMatchObject({ total_item_discount: { value: 4.3 }, discounts: [{ label }] })
  })

  it('can be removed', async () => {
    const cartId = await cartWith()
    await applied(cartId, await coupon())
    const { data } = await shop.graphql(REMOVE, { cartId })
    expect(data.removeCouponFromCart.cart).toMatchObject({ applied_coupons: null, prices: { discounts: null } })
    expect(data.removeCouponFromCart.cart.prices.grand_total.value).toBe(42.95)
    expect((await shop.graphql(REMOVE, { cartId })).errors).toBeUndefined()
  })

  it('is the only one of its cart', async () => {
    const cartId = await cartWith()
    await applied(cartId, await coupon())
    expect(await refusal(cartId, await coupon())).toMatchObject({
      message: 'A coupon is already applied to the cart. Please remove it to apply another',
      extensions: { category: 'graphql-input' },
    })
  })

  it.each([
    ['newslatter', 'The code newslatter has expired.'],
    ['FD2017', 'The code fd2017 has expired.'],
    ['nothing-like-this', "The coupon code isn't valid. Verify the code and try again."],
    ['%', "The coupon code isn't valid. Verify the code and try again."],
    ['x'.repeat(5000), "The coupon code isn't valid. Verify the code and try again."],
    [' ', 'Required parameter "coupon_code" is missing'],
  ])('that is %s is refused, and the cart stays unchanged', async (code, message) => {
    const cartId = await cartWith()
    expect((await refusal(cartId, code))?.message).toBe(message)
    const { data } = await shop.graphql(`{ cart(cart_id: "${cartId}") { applied_coupons { code } } }`)
    expect(data.cart.applied_coupons).toBeNull()
  })

  it('that has expired says so, also if it has been used', async () => {
    const code = await coupon({ toAt: '2026-02-01T00:00:00.000Z', maxUses: 1 })
    await shop.db.prepare('UPDATE coupons SET used = 1 WHERE code = ?').bind(code).run()
    expect((await refusal(await cartWith(), code))?.message).toBe(`The code ${code} has expired.`)
  })

  it('needs a product in the cart that it applies to', async () => {
    const percent = await coupon()
    expect((await refusal(await shopper.newCart(), percent))?.message).toBe('Cart does not contain products.')
    const nothing = `The code ${percent} gives 10 % off, but it does not fit anything in your cart.`
    expect((await refusal(await cartWith(SMALL_OPTIONS), percent))?.message).toBe(nothing)
  })

  it('for a free piece needs that piece, and makes one of it free', async () => {
    const reduction = { kind: 'piece', sku: 'canvas-print', optionValueId: 101 } as const
    const code = await coupon({ reduction, label: 'a free canvas of 20 × 20 cm' })
    expect((await refusal(await cartWith(), code))?.message).toMatch(
      /gives a free canvas .*does not fit anything in your cart/,
    )
    expect((await applied(await cartWith(SMALL_OPTIONS), code)).prices.grand_total.value).toBe(0)
  })

  it('that is no longer valid has a reason, and the order needs its removal', async () => {
    const { cartId } = await shopper.readyCart()
    const code = await coupon({ emailKey: 'mere@example.co.nz' })
    await applied(await cartWith(), code)
    await setEmail(cartId, 'mere@example.co.nz')
    await applied(cartId, code)
    const cart = await setEmail(cartId, 'hemi@example.co.nz')
    const problem = `The code ${code} only works with the email address we sent it to.`
    expect(segment(cart)).toEqual({ code: 'discount', label: problem, amount: { value: 0 } })
    expect(cart.prices.grand_total.value).toBe(50.9)
    const { orderV2, errors } = await shopper.place(cartId)
    expect(orderV2).toBeNull()
    expect(errors[0].message).toBe(`${problem} Remove it to order without it.`)
  })

  it('cannot be guessed: attempts are counted per day', async () => {
    const own = createTestShop()
    const guesser = createShopper(own, 'guest-key-of-a-guesser')
    const cartId = await guesser.newCart()
    const saved = await guesser.design()
    await guesser.add(cartId, [guesser.canvasItem(saved)])
    const guess = () => own.graphql(APPLY, { cartId, code: `GUESS${++codes}` }, 'guest-key-of-a-guesser')
    for (let n = 0; n < 60; n += 1) expect((await guess()).errors?.[0]?.message).toMatch(/isn't valid/)
    expect((await guess()).errors?.[0]?.message).toMatch(/a lot of codes/)
    await own.tick(1)
    expect((await guess()).errors?.[0]?.message).toMatch(/isn't valid/)
  })
})

describe('an order with a code', () => {
  it('stores the discount, in its answer and in its mail', async () => {
    const code = await coupon()
    const { orderV2 } = await shopper.place(await ready(code))
    const { data } = await shop.graphql(
      `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { applied_coupons { code } items { discounts { amount { value } } }
        total { subtotal { value } discounts { label amount { value } } total_tax { value } grand_total { value } } } }`,
    )
    expect(data.guestOrderByToken).toEqual({
      applied_coupons: [{ code }],
      items: [{ discounts: [{ amount: { value: 4.3 } }] }],
      total: {
        subtotal: { value: 42.95 },
        discounts: [{ label: `Code ${code}`, amount: { value: 4.3 } }],
        total_tax: { value: 6.08 },
        grand_total: { value: 46.6 },
      },
    })
    const mail = await shop.db
      .prepare('SELECT body FROM outbox WHERE message_id = ?')
      .bind(`order-${orderV2.token}`)
      .first<string>('body')
    expect(mail).toContain(`Subtotal  N$42.95\nCode ${code}  -N$4.30\nDelivery`)
  })

  it('with a code for one use accepts it from one of two carts', async () => {
    const code = await coupon({ maxUses: 1 })
    const [first, second] = [await ready(code), await ready(code)]
    const placed = await Promise.all([shopper.place(first), shopper.place(second)])
    expect(placed.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(1)
    expect(placed.flatMap(({ errors }) => errors)).toEqual([
      { code: 'UNABLE_TO_PLACE_ORDER', message: `The code ${code} has been used. Remove it to order without it.` },
    ])
    expect(await used(code)).toBe(1)
  })

  it('that is cancelled makes the code usable again, once', async () => {
    const code = await coupon({ maxUses: 1 })
    const { orderV2 } = await shopper.place(await ready(code))
    const again = await shopper.newCart()
    await shopper.add(again, [shopper.canvasItem(await shopper.design())])
    expect((await refusal(again, code))?.message).toBe(`The code ${code} has been used.`)
    const cancel = "UPDATE orders SET status = 'cancelled' WHERE number = ?"
    for (const _ of [1, 2]) await shop.db.prepare(cancel).bind(orderV2.number).run()
    expect(await used(code)).toBe(0)
    await applied(again, code)
  })

  it('with a first-order code must be the first of its address, with any tag after a plus', async () => {
    const code = await coupon({ firstOrderOnly: true })
    const both = await Promise.all([ready(code, 'New+one@example.co.nz'), ready(code, 'new@example.co.nz')])
    const placed = [await shopper.place(both[0]), await shopper.place(both[1])]
    expect(placed[0].errors).toEqual([])
    expect(placed[1].errors[0].message).toMatch(/is for your first order only/)
  })

  it.each([
    ['Gmail’s dots', 'tui.bird@gmail.com', 'tuibird@gmail.com', true],
    ['Google’s other domain', 'kaka.bird@gmail.com', 'kakabird+two@googlemail.com', true],
    ['dots that count', 'weka.bird@xtra.co.nz', 'wekabird@xtra.co.nz', false],
  ])('with a first-order code must be the first of its mailbox: %s', async (_, first, second, isOnePerson) => {
    const code = await coupon({ firstOrderOnly: true })
    const carts = [await ready(code, first), await ready(code, second)]
    expect((await shopper.place(carts[0] ?? '')).errors).toEqual([])
    const { errors } = await shopper.place(carts[1] ?? '')
    if (isOnePerson) expect(errors[0].message).toMatch(/is for your first order only/)
    else expect(errors).toEqual([])
  })

  it('is refused by the database if the code ended after the cart was read', async () => {
    const code = await coupon({ toAt: '2026-11-02T09:00:00.000Z' })
    const insert = (at: string) =>
      shop.db
        .prepare(
          `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
             total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title,
             created_at, coupon_id) SELECT ?1, id, version, 'pending_payment', 'a@b.nz', 0, 0, 0, 0, '', '', '', '', '', '',
             ?1, (SELECT id FROM coupons WHERE code = ?2) FROM carts WHERE masked_id = ?3`,
        )
        .bind(at, code, cartId)
        .run()
    const cartId = await cartWith()
    await expect(insert('2026-11-02T09:00:00.000Z')).rejects.toThrow('COUPON_REFUSED')
    await insert('2026-11-02T08:59:59.999Z')
    expect(await used(code)).toBe(1)
  })

  it('with a total of 0 waits for no payment', async () => {
    const reduction = { kind: 'percent', percent: 100 } as const
    const { cartId } = await shopper.readyCart(3)
    const cart = await applied(cartId, await coupon({ reduction, label: 'all of it' }))
    expect(cart.prices.grand_total.value).toBe(0)
    const { orderV2 } = await shopper.place(cartId)
    expect(orderV2).toMatchObject({ status: 'Processing', total: { grand_total: { value: 0 } } })
    const mail = await shop.db
      .prepare('SELECT body FROM outbox WHERE message_id = ?')
      .bind(`order-${orderV2.token}`)
      .first<string>('body')
    expect(mail).toContain('There is nothing left to pay.')
    expect(mail).not.toContain('bank transfer')
  })
})
