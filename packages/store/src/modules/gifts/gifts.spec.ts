import { describe, expect, it } from 'vitest'
import { createGiftBuyer, hashOf, item, MERE, typed } from '../../testing/test-gifts'
import { createTestShop, GUEST } from '../../testing/test-shop'
import { ADDRESS, createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)
const { order, setStatus, certificates } = createGiftBuyer(shop)

const CART = `id is_virtual total_quantity prices { grand_total { value } applied_taxes { amount { value } } }
  shipping_addresses { city } itemsV2 { items { __typename uid item_id quantity product { sku }
    prices { price { value } row_total_including_tax { value } } extra_info { edit_link tool_options { label value } }
    ... on VirtualCartItem { customizable_options { customizable_option_uid label type values { value } } } } }`

const add = async (cartId: string, items: object[]) =>
  (
    await shopper.call(
      `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) {
        cart { ${CART} } user_errors { code message } } }`,
      { cartId, items },
    )
  ).addProductsToCart
const update = (cartId: string, line: object) =>
  shop.graphql(`mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { ${CART} } } }`, {
    input: { cart_id: cartId, cart_items: [line] },
  })

const mails = async () =>
  (
    await shop.db
      .prepare("SELECT recipient, subject, body FROM outbox WHERE message_id LIKE 'gift-%' ORDER BY id")
      .all<{ recipient: string; subject: string; body: string }>()
  ).results

describe('a gift certificate in the cart', () => {
  it('costs its amount, has no GST and needs no delivery', async () => {
    const { cart, user_errors } = await add(await shopper.newCart(), [item()])
    expect(user_errors).toEqual([])
    expect(cart).toMatchObject({
      is_virtual: true,
      total_quantity: 1,
      shipping_addresses: [],
      prices: { grand_total: { value: 75.5 }, applied_taxes: [{ amount: { value: 0 } }] },
    })
    const [line] = cart.itemsV2.items
    expect(line).toMatchObject({
      __typename: 'VirtualCartItem',
      product: { sku: 'gift-certificate' },
      prices: { price: { value: 75.5 }, row_total_including_tax: { value: 75.5 } },
      extra_info: {
        edit_link: `/gift-certificate/${line.item_id}`,
        tool_options: [
          { label: 'For', value: 'Mere, mere@example.co.nz' },
          { label: 'From', value: 'Aroha' },
          { label: 'Message', value: MERE.message },
          { label: 'Sent on', value: '5 November 2026' },
        ],
      },
    })
    expect(
      line.customizable_options.map((option: { customizable_option_uid: string; values: { value: string }[] }) => ({
        uid: option.customizable_option_uid,
        value: option.values[0]?.value,
      })),
    ).toEqual(typed(MERE))
  })

  it.each([
    [{ amount: '9.99' }, 'Amount: The smallest gift certificate is N$10.00.'],
    [{ amount: '1500.01' }, 'Amount: The largest gift certificate is N$1,500.00.'],
    [{ amount: '-5' }, 'Amount: Please enter an amount in dollars, for example 50 or 75.50.'],
    [{ recipientEmail: 'mere' }, expect.stringContaining('Their email: Please enter a valid email')],
    [{ recipientName: '' }, 'For: This is a required field.'],
    [{ deliverOn: '2026-11-01' }, 'Sent on: Please choose today or a later day.'],
  ])('is refused with %j', async (change, message) => {
    const { cart, user_errors } = await add(await shopper.newCart(), [item(change)])
    expect(user_errors).toEqual([{ code: 'UNDEFINED', message }])
    expect(cart.total_quantity).toBe(0)
  })

  it('is for one person: its quantity is one, and a second press of the button adds none', async () => {
    const cartId = await shopper.newCart()
    expect((await add(cartId, [item({}, 2)])).user_errors[0].message).toContain('for one person')
    await add(cartId, [item()])
    expect((await add(cartId, [item()])).cart.itemsV2.items).toHaveLength(1)
    const { cart } = await add(cartId, [item({ recipientName: 'Tama' })])
    expect(cart.itemsV2.items).toHaveLength(2)
    const { errors } = await update(cartId, { cart_item_uid: cart.itemsV2.items[0].uid, quantity: 2 })
    expect(errors?.[0]?.message).toContain('for one person')
  })

  it('accepts another amount and another message on the same line', async () => {
    const cartId = await shopper.newCart()
    const [line] = (await add(cartId, [item()])).cart.itemsV2.items
    const change = (values: Partial<typeof MERE>) =>
      update(cartId, {
        cart_item_uid: line.uid,
        customizable_options: typed({ ...MERE, ...values }).map(({ uid, value }) => ({ uid, value_string: value })),
      })
    const { data } = await change({ amount: '100', message: '' })
    expect(data.updateCartItems.cart).toMatchObject({ prices: { grand_total: { value: 100 } } })
    expect(data.updateCartItems.cart.itemsV2.items).toMatchObject([{ uid: line.uid }])
    expect((await change({ amount: '5' })).errors?.[0]?.message).toContain('The smallest gift certificate')
  })

  it('beside other products needs a delivery for them, and does not count for free shipping', async () => {
    const { cartId } = await shopper.readyCart()
    const { cart } = await add(cartId, [item({ amount: '500' })])
    expect(cart).toMatchObject({ is_virtual: false, prices: { grand_total: { value: 42.95 + 7.95 + 500 } } })
  })

  it('is bought by a customer as by a guest', { timeout: 30_000 }, async () => {
    const logIn =
      'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }'
    const { token } = (await shop.submit(logIn, {}, null)).data.generateCustomerToken
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await shop.graphql(query, variables, null, { authorization: `Bearer ${token}` })
      expect(errors).toBeUndefined()
      return data
    }
    expect((await ask('{ customer { firstname } }', {})).customer).toEqual({ firstname: 'Aroha' })
    const cartId = (await ask('{ customerCart { id } }', {})).customerCart.id
    const added = await ask(
      `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
        cart { total_quantity } user_errors { message } } }`,
      { id: cartId, items: [item()] },
    )
    expect(added.addProductsToCart).toEqual({ cart: { total_quantity: 1 }, user_errors: [] })
    const customer = createShopper(shop, GUEST, { authorization: `Bearer ${token}` })
    await createGiftBuyer(shop, customer).fill(cartId)
    const { orderV2, errors } = await customer.place(cartId)
    expect([errors, orderV2.number]).toEqual([[], expect.stringMatching(/^\d{9}$/)])
  })

  it('makes a cart virtual only if every item is one', async () => {
    const cartId = await shopper.newCart()
    const virtual = async () =>
      (await shopper.call('query ($id: String!) { cart(cart_id: $id) { is_virtual } }', { id: cartId })).cart.is_virtual
    const seen = [await virtual()]
    await add(cartId, [item()])
    seen.push(await virtual())
    await add(cartId, [item({ recipientName: 'Tama' })])
    seen.push(await virtual())
    const { cart } = await shopper.add(cartId, [shopper.canvasItem(await shopper.design())])
    seen.push(await virtual())
    const uid = cart.itemsV2.items.at(-1).uid
    await update(cartId, { cart_item_uid: uid, quantity: 0 })
    seen.push(await virtual())
    expect(seen).toEqual([false, true, true, false, true])
  })

  it('accepts no shipping address without other products in the cart', async () => {
    const cartId = await shopper.newCart()
    await add(cartId, [item()])
    const { errors } = await shop.graphql(
      `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
        input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`,
      { id: cartId, address: ADDRESS },
    )
    expect(errors?.[0]?.message).toBe('Shipping address is not allowed on cart: cart contains no items for shipment.')
  })
})

describe('an order of a gift certificate', () => {
  it('needs no delivery, and shows its recipient', async () => {
    const number = await order()
    const { data } = await shop.submit(
      `{ guestOrder(input: { number: "${number}", email: "aroha@example.com", postcode: "1011" }) { status carrier
        shipping_method shipping_address { city } billing_address { city } total { grand_total { value } total_tax { value } }
        items { product_type product_sku entered_options { label value } } } }`,
    )
    expect(data.guestOrder).toMatchObject({
      carrier: null,
      shipping_method: null,
      shipping_address: null,
      billing_address: { city: 'Auckland' },
      total: { grand_total: { value: 75.5 }, total_tax: { value: 0 } },
      items: [{ product_type: 'virtual', product_sku: 'gift-certificate' }],
    })
    expect(data.guestOrder.items[0].entered_options).toContainEqual({ label: 'From', value: 'Aroha' })
  })

  it('is not valid before it is paid', async () => {
    const number = await order()
    await shop.tick(0)
    expect(await certificates(number)).toEqual([])
  })

  it('has a code once it is paid, mailed on its day from eight in the morning, and once', async () => {
    // Other specs leave certificates that are due on the same day.
    await shop.db.prepare("UPDATE gift_certificates SET state = 'void' WHERE state = 'waiting'").run()
    const number = await order({ deliverOn: '2026-11-05' })
    await setStatus(number, 'processing')
    await setStatus(number, 'complete')
    const [certificate, ...others] = await certificates(number)
    expect(others).toEqual([])
    expect(certificate).toMatchObject({ amount_cents: 7550, balance_cents: 7550, state: 'waiting' })
    // No code before it is mailed: the tables must not contain anything that is worth money.
    expect(certificate).toMatchObject({ code_hash: null, plain_code: null })
    const before = (await mails()).length
    // The clock of the shop: 2 November, ten at night in New Zealand; two days later it is the evening of the 4th.
    await shop.tick(2)
    expect(await mails()).toHaveLength(before)
    await shop.tick(0.2)
    expect(await mails()).toHaveLength(before)
    await shop.tick(0.25)
    await shop.tick(0)
    const sent = (await mails()).slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      recipient: 'mere@example.co.nz',
      subject: 'Aroha has given you a gift certificate',
    })
    const [code = ''] = /([0-9A-F]{4}-){4}[0-9A-F]{4}/.exec(sent[0]?.body ?? '') ?? []
    expect((await certificates(number))[0]).toMatchObject({ state: 'mailed', code_hash: await hashOf(code) })
    expect(sent[0]?.body).toContain('N$75.50')
    expect(sent[0]?.body).toContain('Hari huritau!')
  })

  it('is mailed from the hour of the setting', async () => {
    const early = createTestShop({ GIFT_MAIL_HOUR: '0' })
    const number = await order({ deliverOn: '2026-11-20' })
    await setStatus(number, 'processing')
    await setStatus(number, 'complete')
    const stateNow = async () => (await certificates(number))[0]?.state
    // 19 November, a quarter past eleven at night in New Zealand; then half past one on the 20th.
    await early.tick(17.05)
    expect(await stateNow()).toBe('waiting')
    await early.tick(0.1)
    expect(await stateNow()).toBe('mailed')
  })

  it('that is cancelled makes its code invalid', async () => {
    const number = await order({ deliverOn: '2026-11-20' })
    await setStatus(number, 'processing')
    await setStatus(number, 'cancelled')
    expect(await certificates(number)).toMatchObject([{ state: 'void', balance_cents: 0 }])
    const before = (await mails()).length
    await shop.tick(30)
    expect(await mails()).toHaveLength(before)
  })

  it('never has a balance above its amount, nor below 0', async () => {
    const number = await order({ deliverOn: '2026-12-20' })
    await setStatus(number, 'processing')
    const [certificate] = await certificates(number)
    const set = (cents: number) =>
      shop.db
        .prepare('UPDATE gift_certificates SET balance_cents = ?2 WHERE id = ?1')
        .bind(certificate?.id, cents)
        .run()
    await expect(set(-1)).rejects.toThrow('gift_balance')
    await expect(set(7551)).rejects.toThrow('gift_balance')
    await set(0)
  })
})

it('the catalogue has its amounts from the smallest to the largest', async () => {
  const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "gift-certificate" } }) { items { name
    price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } } } } }`)
  expect(data.products.items).toEqual([
    {
      name: 'Gift certificate',
      price_range: { minimum_price: { final_price: { value: 10 } }, maximum_price: { final_price: { value: 1500 } } },
    },
  ])
})
