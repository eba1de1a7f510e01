import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../../testing/test-shop'
import { ADDRESS, CANVAS_OPTIONS, createShopper, value } from '../../../testing/test-shopper'
import { addCoupon } from '../../coupons/repo'

const shop = createTestShop()
const shopper = createShopper(shop)

/** In stock, and needs no design. */
const easel = (quantity = 1, choice = 112101) => ({
  sku: 'mini-easel',
  quantity,
  selected_options: [value(1121, choice)],
})
const stockUp = () => shop.db.prepare('UPDATE stock SET qty = 500 WHERE product_id = 112').run()

const CART = `id email total_quantity is_virtual applied_coupons { code }
  prices { grand_total { value } discounts { label amount { value } } totals { code label amount { value } } }
  itemsV2 { items { uid quantity is_available errors { message } prices { row_total_including_tax { value } }
    customizable_options: product { sku } extra_info { tool_options { label value } edit_link design_uid design_revision
      preview_image original_image_url } } }
  shipping_addresses { firstname street city region { label } postcode telephone
    available_shipping_methods { method_code } selected_shipping_method { method_code amount { value } } }
  billing_address { firstname street city postcode } selected_payment_method { code }`

const read = async (cartId: string) =>
  (await shopper.call(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id: cartId })).cart
const quantity = async (cartId: string): Promise<number> => (await read(cartId)).total_quantity

/** Every change of a cart by its name, with its request, in an order in which each is possible. */
async function changes(cartId: string): Promise<[string, () => Promise<unknown>][]> {
  const [first, second] = [await shopper.design(), await shopper.design()]
  const call = (field: string, input: string, variables: object = {}, types = '') =>
    shopper
      .call(
        `mutation ($cartId: String! ${types}) { ${field}(input: { cart_id: $cartId, ${input} }) { cart { ${CART} } } }`,
        { cartId, ...variables },
      )
      .then((data) => data[field].cart)
  const address = (field: string, input: string) =>
    call(field, input, { address: ADDRESS }, ', $address: CartAddressInput!')
  const line = async () => (await read(cartId)).itemsV2.items[0].uid
  const uid = { current: '' }
  const code = `CHANGES${cartId.slice(0, 8)}`
  await addCoupon(
    shop.db,
    {
      ...{ code, reduction: { kind: 'percent', percent: 10 }, label: '10 % off', emailKey: null, maxUses: null },
      ...{ fromAt: '2026-01-01T00:00:00.000Z', toAt: '2027-01-01T00:00:00.000Z', firstOrderOnly: false, offer: null },
    },
    '2026-01-01T00:00:00.000Z',
  ).run()
  const add = (items: object[]) => () =>
    shopper
      .call(
        `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) {
          cart { ${CART} } } }`,
        { cartId, items },
        { 'idempotency-key': `key-of-a-change-${cartId.slice(0, 16)}-${items.length}` },
      )
      .then((data) => data.addProductsToCart.cart)
  return [
    ['adding', add([shopper.canvasItem(first)])],
    ['adding to a line, and new ones', add([shopper.canvasItem(first), shopper.canvasItem(second), easel(2)])],
    [
      'another quantity',
      async () => {
        uid.current = await line()
        return call('updateCartItems', `cart_items: [{ cart_item_uid: "${uid.current}", quantity: 5 }]`)
      },
    ],
    [
      'another design',
      () =>
        call(
          'updateCartItems',
          `cart_items: [{ cart_item_uid: "${uid.current}", design_uid: "${second.uid}", design_revision: ${second.revision},
            selected_options: $options }]`,
          { options: CANVAS_OPTIONS },
          ', $options: [ID!]',
        ),
    ],
    ['an email address', () => call('setGuestEmailOnCart', 'email: "mere@example.co.nz"')],
    ['a code', () => call('applyCouponToCart', `coupon_code: "${code}"`)],
    ['an email address beside a code', () => call('setGuestEmailOnCart', 'email: "hemi@example.co.nz"')],
    ['a shipping address', () => address('setShippingAddressesOnCart', 'shipping_addresses: [{ address: $address }]')],
    ['a billing address', () => address('setBillingAddressOnCart', 'billing_address: { address: $address }')],
    [
      'both addresses',
      () => address('setBillingAddressOnCart', 'billing_address: { address: $address, use_for_shipping: true }'),
    ],
    [
      'a shipping method',
      () =>
        call('setShippingMethodsOnCart', 'shipping_methods: [{ carrier_code: "courier", method_code: "standard" }]'),
    ],
    ['a payment method', () => call('setPaymentMethodOnCart', 'payment_method: { code: "banktransfer" }')],
    [
      'taking the code out',
      () =>
        shopper
          .call(`mutation { removeCouponFromCart(input: { cart_id: "${cartId}" }) { cart { ${CART} } } }`)
          .then((data) => data.removeCouponFromCart.cart),
    ],
    ['removing a line', () => call('removeItemFromCart', `cart_item_uid: "${uid.current}"`)],
    [
      'removing by a quantity of 0',
      async () => {
        uid.current = await line()
        return call('updateCartItems', `cart_items: [{ cart_item_uid: "${uid.current}", quantity: 0 }]`)
      },
    ],
  ]
}

describe('a change of a cart', () => {
  it('has one reading and one writing batch, with at most 8 statements including the answer', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    // Reads of the case itself are counted too.
    const ownReads: Record<string, number> = { 'another quantity': 1, 'removing by a quantity of 0': 1 }
    for (const [name, change] of await changes(cartId)) {
      let batches = 0
      const statements = await shop.countStatements(async () => {
        batches = await shop.countBatches(change)
      })
      const own = ownReads[name] ?? 0
      expect(statements - 2 * own, name).toBeLessThanOrEqual(8)
      expect(batches - own, name).toBe(2)
    }
  })

  it('has no more for a customer, whose token is looked up as well', async () => {
    const { data } = await shop.submit(
      'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }',
    )
    const cartId = await shopper.newCart()
    const item = shopper.canvasItem(await shopper.design())
    const statements = await shop.countStatements(() =>
      shopper.call(
        'mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) { cart { id } } }',
        { cartId, items: [item] },
        { authorization: `Bearer ${data.generateCustomerToken.token}`, 'idempotency-key': 'a-key-of-a-customer' },
      ),
    )
    expect(statements).toBe(8)
  })

  it('answers the cart as it is stored afterwards', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    for (const [name, change] of await changes(cartId)) {
      const answered = await change()
      expect(answered, name).toEqual(await read(cartId))
    }
    expect(await read(cartId)).toMatchObject({
      email: 'hemi@example.co.nz',
      total_quantity: 2,
      applied_coupons: null,
      shipping_addresses: [{ city: 'Auckland', selected_shipping_method: { method_code: 'standard' } }],
      billing_address: { city: 'Auckland' },
      selected_payment_method: { code: 'banktransfer' },
    })
  })

  it('does not overwrite another one: the database fails the batch', async () => {
    const cartId = await shopper.newCart()
    const write = (version: number) =>
      shop.db.prepare('UPDATE carts SET version = ?2 + 1 WHERE masked_id = ?1').bind(cartId, version).run()
    await write(1)
    await expect(write(1)).rejects.toThrow('CART_CHANGED')
    await expect(write(3)).rejects.toThrow('CART_CHANGED')
    await write(2)
  })
})

describe('two tabs at once', () => {
  it('both add their items, also the same piece', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    await Promise.all([shopper.add(cartId, [easel(2)]), shopper.add(cartId, [easel(3)])])
    const { itemsV2, total_quantity } = await read(cartId)
    expect([itemsV2.items.length, total_quantity]).toEqual([1, 5])
  })

  it('both keep their change if one adds and the other changes a quantity', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    const { cart } = await shopper.add(cartId, [easel(1)])
    const { uid } = cart.itemsV2.items[0]
    // The other tab adds one after this one has read the cart.
    const other = (nth: number) => (nth === 2 ? shopper.add(cartId, [easel(1, 112102)]) : undefined)
    await shop.between(other, () =>
      shopper.call(
        `mutation { updateCartItems(input: { cart_id: "${cartId}", cart_items: [{ cart_item_uid: "${uid}", quantity: 4 }] }) {
          cart { id } } }`,
      ),
    )
    expect(await quantity(cartId)).toBe(5)
  })

  it('that never stop get a refusal after three more attempts, and nothing of the change is written', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    let attempts = 0
    const other = (nth: number) => {
      if (nth % 2 === 1) return undefined
      attempts += 1
      return shopper.add(cartId, [easel(1)])
    }
    await expect(shop.between(other, () => shopper.add(cartId, [easel(100, 112102)]))).rejects.toThrow(
      'Your cart is open in another place too. Nothing is lost. Please try again.',
    )
    expect([attempts, await quantity(cartId)]).toEqual([4, 4])
  })

  it('and fifty concurrent changes: conflicts are tried again, and none is lost', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [easel(1)])
    const untilItIsIn = async (n: number): Promise<void> => {
      for (let attempts = 0; attempts < 50; attempts += 1) {
        const isIn = await shopper.add(cartId, [easel(1)], `fifty-side-by-side-${n}`).then(
          () => true,
          () => false,
        )
        if (isIn) return
      }
      throw new Error('never in')
    }
    await Promise.all(Array.from({ length: 50 }, (_, n) => untilItIsIn(n)))
    expect(await quantity(cartId)).toBe(51)
  })
})

describe('an addition with a key', () => {
  it('that is repeated adds nothing, and answers the current cart', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [easel(2)], 'a-press-of-a-button-1')
    await shopper.add(cartId, [easel(1, 112102)])
    const again = await shopper.add(cartId, [easel(2)], 'a-press-of-a-button-1')
    expect([again.cart.total_quantity, again.user_errors]).toEqual([3, []])
    expect((await shopper.add(cartId, [easel(2)], 'a-press-of-a-button-2')).cart.total_quantity).toBe(5)
  })

  it('twice at once is one', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    const press = () => shopper.add(cartId, [easel(2)], 'a-double-click-of-one')
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ cart }) => cart.total_quantity)).toEqual([2, 2])
    expect(await quantity(cartId)).toBe(2)
  })

  it('is remembered for its cart, and for a day', async () => {
    await stockUp()
    const own = createTestShop()
    const guest = createShopper(own)
    const [cartId, other] = [await guest.newCart(), await guest.newCart()]
    const press = (id: string) => guest.add(id, [easel(1)], 'one-key-for-two-carts')
    expect((await press(cartId)).cart.total_quantity).toBe(1)
    expect((await press(other)).cart.total_quantity).toBe(1)
    own.wait(0.99)
    expect((await press(cartId)).cart.total_quantity).toBe(1)
    own.wait(0.02)
    expect((await press(cartId)).cart.total_quantity).toBe(2)
    const keys = await own.db
      .prepare('SELECT count(*) AS n FROM cart_additions WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?)')
      .bind(cartId)
      .first('n')
    expect(keys).toBe(1)
  })

  it('that is invalid is an addition without one', async () => {
    await stockUp()
    const cartId = await shopper.newCart()
    for (const key of ['short', 'x'.repeat(65), "'; DROP TABLE carts; --"]) await shopper.add(cartId, [easel(1)], key)
    await shopper.add(cartId, [easel(1)], 'short')
    expect(await quantity(cartId)).toBe(4)
  })

  it('is unique in its cart: the database ensures it too', async () => {
    const cartId = await shopper.newCart()
    const insert = () =>
      shop.db
        .prepare("INSERT INTO cart_additions SELECT id, 'a-key-of-the-database', '2026' FROM carts WHERE masked_id = ?")
        .bind(cartId)
        .run()
    await insert()
    await expect(insert()).rejects.toThrow('UNIQUE')
  })
})
