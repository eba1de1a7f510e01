import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addTestBundle,
  BUNDLE_CART,
  BUNDLE_OPTIONS,
  BUNDLE_SKU,
  createBundleShopper,
  partDesigns,
} from '../../testing/test-bundles'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { addCoupon } from '../coupons/repo'

const shop = createTestShop()
// A login hashes its password.
vi.setConfig({ testTimeout: 60_000 })
const { shopper, read, cartWith, readyCart, linesOf } = createBundleShopper(shop)
const stranger = createShopper(shop, STRANGER)
type SharedItem = { product: { sku: string }; problem: string | null; row_total: { value: number } }
const stock = () => shop.db.prepare('SELECT qty FROM stock WHERE product_id = 112').first('qty')

beforeAll(() => addTestBundle(shop.db))

describe('the order of a bundle', () => {
  it('waits for every design', async () => {
    const cartId = await cartWith({ part_designs: (await partDesigns(shopper)).slice(0, 1) })
    await shopper.fillCheckout(cartId)
    const { orderV2, errors } = await shopper.place(cartId)
    expect([orderV2, errors[0].message]).toEqual([null, 'Canvas print: design it to finish your set.'])
  })

  it('has a line for each part with its design, whose prices add up to that of the bundle', async () => {
    const before = Number(await stock())
    const { orderV2 } = await shopper.place(await readyCart())
    const { results } = await shop.db
      .prepare(
        `SELECT sku, quantity, unit_cents, row_cents, design_uid IS NOT NULL AS designed, bundle ->> '$.name' AS name
         FROM order_lines WHERE order_id = (SELECT id FROM orders WHERE number = ?) ORDER BY id`,
      )
      .bind(orderV2.number)
      .all()
    expect(results).toEqual([
      { sku: 'photo-mug', quantity: 1, unit_cents: 1840, row_cents: 1840, designed: 1, name: 'Hallway set' },
      { sku: 'canvas-print', quantity: 1, unit_cents: 3961, row_cents: 3961, designed: 1, name: 'Hallway set' },
      { sku: 'mini-easel', quantity: 1, unit_cents: 1194, row_cents: 1194, designed: 0, name: 'Hallway set' },
    ])
    expect(orderV2.total).toMatchObject({ subtotal: { value: 69.95 }, grand_total: { value: 77.9 } })
    expect(orderV2.items[0].selected_options).toEqual([
      { label: 'Part of', value: 'Hallway set' },
      { label: 'Mug', value: 'White, 330 ml' },
    ])
    expect(await stock()).toBe(before - 1)
    const { guestOrderByToken } = await shopper.call(
      `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { items { bundle { uid name } } } }`,
    )
    const bundles = guestOrderByToken.items.map(({ bundle }: { bundle: object }) => bundle)
    expect(bundles).toEqual(Array.from({ length: 3 }, () => ({ uid: bundles[0].uid, name: 'Hallway set' })))
  })

  it('is refused at another price than the shopper saw', async () => {
    const cartId = await readyCart()
    await shop.db.prepare('UPDATE price_rows SET cents = 7495 WHERE option_value_id = 9001101').run()
    const { placeOrder } = await shopper.call(
      `mutation { placeOrder(input: { cart_id: "${cartId}", expected_total: 77.90 }) { orderV2 { number }
        errors { code } cart { prices { grand_total { value } } } } }`,
    )
    await shop.db.prepare('UPDATE price_rows SET cents = 6995 WHERE option_value_id = 9001101').run()
    expect(placeOrder).toEqual({
      orderV2: null,
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER' }],
      cart: { prices: { grand_total: { value: 82.9 } } },
    })
  })

  it('is refused once the bundle is no longer sold', async () => {
    const cartId = await readyCart()
    await shop.db.prepare('UPDATE products SET enabled = 0 WHERE id = 9001').run()
    const { errors } = await shopper.place(cartId)
    await shop.db.prepare('UPDATE products SET enabled = 1 WHERE id = 9001').run()
    expect(errors[0].message).toBe('Hallway set is no longer sold.')
  })

  it.each([
    ['a percentage takes it off the whole', { kind: 'percent' as const, percent: 10 }, 7],
    ['an amount is taken off once', { kind: 'amount' as const, cents: 500 }, 5],
    [
      'a free canvas is not the one in the bundle',
      { kind: 'piece' as const, sku: 'canvas-print', optionValueId: 104 },
      0,
    ],
  ])('with a code: %s', async (_, reduction, off) => {
    const cartId = await cartWith({ part_designs: await partDesigns(shopper) })
    const code = `SET${reduction.kind.toUpperCase()}`
    await addCoupon(
      shop.db,
      {
        ...{ code, reduction, label: 'off', emailKey: null, maxUses: null, firstOrderOnly: false, offer: null },
        ...{ fromAt: '2026-01-01T00:00:00.000Z', toAt: '2027-01-01T00:00:00.000Z' },
      },
      '2026-01-01T00:00:00.000Z',
    ).run()
    await shop.graphql(
      `mutation { applyCouponToCart(input: { cart_id: "${cartId}", coupon_code: "${code}" }) { cart { id } } }`,
    )
    const { itemsV2, prices } = await read(cartId)
    expect(itemsV2.items[0].prices.total_item_discount?.value ?? 0).toBe(off)
    expect(prices.discounts?.[0]?.amount.value ?? 0).toBe(off)
  })
})

describe('what came before', () => {
  const ADD = `mutation ($input: AddBundleProductsToCartInput) { addBundleProductsToCart(input: $input) { cart { ${BUNDLE_CART} } } }`
  const older = (options: object[]) => ({ data: { sku: BUNDLE_SKU, quantity: 1 }, bundle_options: options })

  it('addBundleProductsToCart adds a bundle', async () => {
    const cart_id = await shopper.newCart()
    const { addBundleProductsToCart } = await shopper.call(ADD, {
      input: { cart_id, cart_items: [older(BUNDLE_OPTIONS)] },
    })
    expect(addBundleProductsToCart.cart.itemsV2.items).toMatchObject([
      { __typename: 'BundleCartItem', prices: { row_total_including_tax: { value: 69.95 } } },
    ])
  })

  it.each([
    ['a part left out', BUNDLE_OPTIONS.slice(0, 2), 'Choose the easel of Hallway set first.'],
    [
      'two of a part',
      BUNDLE_OPTIONS.map((option) => ({ ...option, quantity: 2 })),
      'Each part of a bundle is there once.',
    ],
  ])('addBundleProductsToCart refuses %s, and adds nothing beside it', async (_, options, message) => {
    const cart_id = await shopper.newCart()
    const cart_items = [older(BUNDLE_OPTIONS), older(options)]
    const { errors } = await shop.graphql(ADD, { input: { cart_id, cart_items } })
    expect([errors?.[0]?.message, await linesOf(cart_id)]).toEqual([message, []])
  })

  it('a shared cart has the bundle for a friend, at its price', async () => {
    const cartId = await cartWith({ part_designs: await partDesigns(shopper) })
    const { shareCart } = await shopper.call(`mutation { shareCart(cart_id: "${cartId}") { token left_out } }`)
    const { sharedCart } = await stranger.call(
      `{ sharedCart(token: "${shareCart.token}") { items { product { sku } problem row_total { value }
        tool_options { label value } } } }`,
    )
    expect(sharedCart.items.map((item: SharedItem) => [item.product.sku, item.problem, item.row_total.value])).toEqual([
      ['photo-mug', null, 18.4],
      ['canvas-print', null, 39.61],
      ['mini-easel', null, 11.94],
    ])
    const into = await stranger.newCart()
    const { addSharedCart } = await stranger.call(
      `mutation { addSharedCart(token: "${shareCart.token}", cart_id: "${into}") { user_errors { message }
        cart { ${BUNDLE_CART} } } }`,
    )
    expect(addSharedCart.user_errors).toEqual([])
    expect(addSharedCart.cart).toMatchObject({
      total_quantity: 1,
      prices: { subtotal_including_tax: { value: 69.95 } },
      itemsV2: { items: [{ __typename: 'BundleCartItem', is_available: true }] },
    })
  })

  it('a bundle is ordered again as one, with its designs', async () => {
    const token = await createCustomer(shop, 'bundles-3@example.com', '203.0.113.79')
    const customer = createShopper(asCustomer(shop, token))
    const cartId = await cartWith({ part_designs: await partDesigns(customer) }, customer)
    await customer.fillCheckout(cartId).catch(() => {})
    await customer.call(
      `mutation { setPaymentMethodOnCart(input: { cart_id: "${cartId}", payment_method: { code: "banktransfer" } }) { cart { id } } }`,
    )
    const { orderV2 } = await customer.place(cartId)
    const { reorderItems } = await customer.call(
      `mutation { reorderItems(orderNumber: "${orderV2.number}") { userInputErrors { message } cart { ${BUNDLE_CART} } } }`,
    )
    expect(reorderItems.userInputErrors).toEqual([])
    expect(reorderItems.cart).toMatchObject({
      total_quantity: 1,
      prices: { subtotal_including_tax: { value: 69.95 } },
      itemsV2: { items: [{ __typename: 'BundleCartItem', is_available: true }] },
    })
  })
})
