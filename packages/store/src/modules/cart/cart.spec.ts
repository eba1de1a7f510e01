import { afterAll, describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper, MUG_OPTIONS, value } from '../../testing/test-shopper'
import { DAY_LIMITS } from '../limits/daily-use'

const shop = createTestShop()
const shopper = createShopper(shop)
const QUANTITY = 'Choose a whole number of pieces from 1 to 999.'

// All specs share one database.
afterAll(() => shop.db.prepare('UPDATE stock SET qty = 500 WHERE product_id = 3').run())

const update = (cartId: string, item: string) =>
  shop.graphql(
    `mutation ($cartId: String!) { updateCartItems(input: { cart_id: $cartId, cart_items: [{ ${item} }] }) {
      cart { total_quantity itemsV2 { items { uid quantity prices { row_total_including_tax { value } }
        extra_info { design_revision tool_options { value } } } } prices { grand_total { value } } } } }`,
    { cartId },
  )

async function cartWithCanvas(quantity = 1) {
  const saved = await shopper.design()
  const cartId = await shopper.newCart()
  const { cart } = await shopper.add(cartId, [shopper.canvasItem(saved, quantity)])
  return { cartId, saved, uid: cart.itemsV2.items[0].uid as string }
}

describe('a cart', () => {
  it('starts empty, with an id that cannot be guessed', async () => {
    const cartId = await shopper.newCart()
    expect(cartId).toMatch(/^[0-9a-f]{32}$/)
    expect(await shopper.newCart()).not.toBe(cartId)
    const { data } = await shop.graphql(`{ cart(cart_id: "${cartId}") { id total_quantity is_virtual email
      itemsV2 { items { uid } total_count page_info { total_pages } } shipping_addresses { city } billing_address { city }
      prices { grand_total { value currency } applied_taxes { label amount { value } } }
      available_payment_methods { code title } selected_payment_method { code } } }`)
    expect(data.cart).toEqual({
      id: cartId,
      total_quantity: 0,
      is_virtual: false,
      email: null,
      itemsV2: { items: [], total_count: 0, page_info: { total_pages: 0 } },
      shipping_addresses: [],
      billing_address: null,
      prices: { grand_total: { value: 0, currency: 'NZD' }, applied_taxes: [{ label: 'GST', amount: { value: 0 } }] },
      available_payment_methods: [{ code: 'banktransfer', title: 'Bank transfer' }],
      selected_payment_method: null,
    })
  })

  it('has prices from the table and the options, by quantity', async () => {
    const { cartId, uid } = await cartWithCanvas()
    // From two on a 30 × 40 canvas costs 40.95, from five on 38.95.
    const totals = []
    for (const quantity of [1, 2, 5]) {
      const { data } = await update(cartId, `cart_item_uid: "${uid}", quantity: ${quantity}`)
      totals.push(data.updateCartItems.cart.prices.grand_total.value)
    }
    expect(totals).toEqual([42.95, 81.9, 194.75])
  })

  it('adds the prices of the options', async () => {
    const options = [value(1, 104), value(2, 152), value(3, 173)]
    const saved = await shopper.design(options)
    const { cart } = await shopper.add(await shopper.newCart(), [
      { ...shopper.canvasItem(saved), selected_options: options },
    ])
    expect(cart.itemsV2.items[0]).toMatchObject({
      prices: { price_including_tax: { value: 54.95 } },
      extra_info: { tool_options: [{ value: '30 × 40 cm' }, { value: '38 mm' }, { value: 'White edge' }] },
    })
  })

  it('ignores any price from a client', async () => {
    const { status, errors } = await shop.graphql(
      `mutation { addProductsToCart(cartId: "x", cartItems: [{ sku: "photo-mug", quantity: 1, price: 0.01 }]) { cart { id } } }`,
    )
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('Field "price" is not defined')])
  })

  it('adds the same piece to the same line', async () => {
    const { cartId, saved } = await cartWithCanvas(2)
    const { cart } = await shopper.add(cartId, [shopper.canvasItem(saved, 3)])
    expect(cart.itemsV2.items).toHaveLength(1)
    expect(cart.total_quantity).toBe(5)
  })

  it('accepts the good items of a batch and names the bad ones', async () => {
    const saved = await shopper.design()
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [
      shopper.canvasItem(saved),
      { sku: 'gone', quantity: 1 },
      { ...shopper.canvasItem(saved), selected_options: CANVAS_OPTIONS.slice(1) },
      { ...shopper.canvasItem(saved), selected_options: [...CANVAS_OPTIONS, value(1, 105)] },
      { ...shopper.canvasItem(saved), selected_options: [...CANVAS_OPTIONS, value(9, 999)] },
      { sku: 'photo-mug', quantity: 1, selected_options: MUG_OPTIONS },
    ])
    expect(cart.total_quantity).toBe(1)
    expect(user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "gone"' },
      { code: 'UNDEFINED', message: 'Choose the size of Canvas print first.' },
      { code: 'UNDEFINED', message: 'Choose only one size for Canvas print.' },
      { code: 'UNDEFINED', message: 'An option you chose is no longer available for Canvas print.' },
      {
        code: 'UNDEFINED',
        message: 'Photo mug is made from your own photo. Design it before adding it to the cart.',
      },
    ])
  })

  it.each([-1, 0, 1.5, 1000, 1e9])('accepts no quantity of %d', async (quantity) => {
    const saved = await shopper.design()
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [shopper.canvasItem(saved, quantity)])
    expect([cart.total_quantity, user_errors]).toEqual([0, [{ code: 'UNDEFINED', message: QUANTITY }]])
  })

  it('has at most 999 pieces on a line', async () => {
    const { cartId, saved } = await cartWithCanvas(998)
    const { cart, user_errors } = await shopper.add(cartId, [shopper.canvasItem(saved, 2)])
    expect([cart.total_quantity, user_errors[0].message]).toEqual([998, QUANTITY])
  })

  it('accepts only a limited number of items per request', async () => {
    const saved = await shopper.design()
    const items = Array.from({ length: 101 }, () => shopper.canvasItem(saved))
    await expect(shopper.add(await shopper.newCart(), items)).rejects.toThrow('At most 100 items can be sent at once.')
  })

  it('accepts no more than the stock', async () => {
    await shop.db.prepare('UPDATE stock SET qty = 3 WHERE product_id = 3').run()
    const saved = await shopper.design(MUG_OPTIONS, 'photo-mug')
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [
      shopper.mugItem(saved, 2),
      shopper.mugItem(saved, 2),
    ])
    expect(cart.total_quantity).toBe(2)
    expect(user_errors).toEqual([{ code: 'INSUFFICIENT_STOCK', message: 'Only 3 of Photo mug are left.' }])
  })
})

describe('a line', () => {
  it.each([
    ['quantity: -1', QUANTITY],
    ['quantity: 2.5', QUANTITY],
    ['quantity: 1000000000', QUANTITY],
  ])('is not changed by %s', async (change, message) => {
    const { cartId, uid } = await cartWithCanvas()
    const { errors } = await update(cartId, `cart_item_uid: "${uid}", ${change}`)
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  it('with the quantity 0 is removed', async () => {
    const { cartId, uid } = await cartWithCanvas()
    const { data } = await update(cartId, `cart_item_uid: "${uid}", quantity: 0`)
    expect(data.updateCartItems.cart).toMatchObject({ total_quantity: 0, itemsV2: { items: [] } })
  })

  it('accepts a new revision of its design and other options', async () => {
    const { cartId, uid, saved } = await cartWithCanvas()
    const options = [value(1, 105), value(2, 151), value(3, 171)]
    const again = await shopper.save({
      design_uid: saved.uid,
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(shopper.document(saved.photo, options)),
    })
    const names = options.map((option) => `"${option}"`).join(', ')
    const { data } = await update(
      cartId,
      `cart_item_uid: "${uid}", design_uid: "${saved.uid}", design_revision: ${again.design.revision}, selected_options: [${names}]`,
    )
    expect(data.updateCartItems.cart.itemsV2.items).toEqual([
      expect.objectContaining({
        uid,
        prices: { row_total_including_tax: { value: 49.95 } },
        extra_info: expect.objectContaining({ design_revision: 2 }),
      }),
    ])
  })

  it('accepts no options that its design does not have', async () => {
    const { cartId, uid } = await cartWithCanvas()
    const options = [value(1, 116), value(2, 151), value(3, 171)].map((option) => `"${option}"`)
    const { errors } = await update(cartId, `cart_item_uid: "${uid}", selected_options: [${options}]`)
    expect(errors?.[0]?.message).toBe('The size or options of this design have changed. Please open it again.')
  })

  it.each([
    ['cart_item_id: 999999, quantity: 1', 'Could not find cart item with id: 999999.'],
    ['cart_item_uid: "%%%", quantity: 1', 'Value of uid "%%%" is incorrect.'],
    ['quantity: 1', 'Required parameter "cart_item_id" is missing.'],
    ['cart_item_id: 1', 'Required parameter "quantity" for "cart_items" is missing.'],
    [
      'cart_item_id: 1, cart_item_uid: "MQ==", quantity: 1',
      "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
    ],
  ])('cannot be identified by %s', async (change, message) => {
    const { cartId } = await cartWithCanvas()
    expect((await update(cartId, change)).errors?.[0]?.message).toBe(message)
  })

  it('is removed once', async () => {
    const { cartId, uid } = await cartWithCanvas()
    const remove = () =>
      shop.graphql(
        `mutation { removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${uid}" }) { cart { total_quantity } } }`,
      )
    expect((await remove()).data.removeItemFromCart.cart.total_quantity).toBe(0)
    expect((await remove()).errors?.[0]?.message).toBe("The cart doesn't contain the item")
  })

  it('of another cart cannot be changed', async () => {
    const { uid } = await cartWithCanvas()
    const { errors } = await update(await shopper.newCart(), `cart_item_uid: "${uid}", quantity: 5`)
    expect(errors?.[0]?.message).toMatch(/^Could not find cart item with id/)
  })
})

describe('a cart id', () => {
  it.each([
    ['that is too short', 'x'],
    ['that is empty', ''],
    ['with SQL in it', "' OR 1=1"],
    ['nobody has', 'f'.repeat(32)],
    ['of 5,000 characters', 'x'.repeat(5_000)],
  ])('%s is refused like in Magento', async (_, id) => {
    const { status, data, errors } = await shop.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', { id })
    expect([status, data.cart]).toEqual([200, null])
    expect(errors?.[0]).toMatchObject(
      id === ''
        ? { message: 'Required parameter "cart_id" is missing', extensions: { category: 'graphql-input' } }
        : {
            message: `Could not find a cart with ID "${id}"`,
            extensions: { category: 'graphql-no-such-entity' },
          },
    )
  })

  it('counts for the daily limit of its address, for every guest', async () => {
    const begin = (address: string, guest: string) =>
      shop.graphql('mutation { createGuestCart { cart { id } } }', {}, guest, { 'x-caller': address })
    expect((await begin('203.0.113.40', 'guest-key-of-carts-0001')).errors).toBeUndefined()
    await shop.db
      .prepare("UPDATE daily_use SET times = times_max WHERE what = 'carts' AND times_max = ?")
      .bind(DAY_LIMITS.carts.address.times)
      .run()
    const carts = () => shop.db.prepare('SELECT count(*) AS n FROM carts').first<number>('n')
    const before = await carts()
    expect((await begin('203.0.113.40', 'guest-key-of-carts-0002')).errors?.[0]).toMatchObject({
      message: 'You have started a lot of carts today. Please try again tomorrow or email us.',
      extensions: { category: 'graphql-input' },
    })
    expect(await carts()).toBe(before)
    expect((await begin('203.0.113.41', 'guest-key-of-carts-0002')).errors).toBeUndefined()
  })

  it('chosen by the client has 32 characters and is new', async () => {
    const create = (id: string) =>
      shop.graphql(`mutation { createGuestCart(input: { cart_uid: "${id}" }) { cart { id } } }`)
    const own = 'abcdefghijklmnopqrstuvwxyz012345'
    expect((await create(own)).data.createGuestCart.cart.id).toBe(own)
    expect((await create(own)).errors?.[0]).toMatchObject({
      message: `Cart with ID "${own}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    })
    expect((await create('short')).errors?.[0]?.message).toBe('Cart ID length should to be 32 symbols.')
  })
})
