import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addTestBundle,
  asDesign,
  BLACK_MUG,
  BUNDLE_CART,
  BUNDLE_SKU,
  bundleItem,
  CANVAS,
  createBundleShopper,
  EASEL,
  MUG,
  partDesigns,
} from '../../../testing/test-bundles'
import { asCustomer, createCustomer } from '../../../testing/test-customer'
import { createTestShop, STRANGER } from '../../../testing/test-shop'
import { createShopper, MUG_OPTIONS, value } from '../../../testing/test-shopper'

const shop = createTestShop()
// A login hashes its password.
vi.setConfig({ testTimeout: 60_000 })
const { shopper, read, cartWith, only, update, linesOf } = createBundleShopper(shop)
type Part = { problem: string | null; extra_info: { design_uid: string | null } }
type Priced = { prices: { row_total_including_tax: { value: number } } }

beforeAll(() => addTestBundle(shop.db))

describe('a bundle in the catalogue', () => {
  it('has its parts, one price and what each part costs alone today, with the offer on mugs', async () => {
    const { products } = await shopper.call(
      `{ products(filter: { sku: { eq: "${BUNDLE_SKU}" } }) { items { __typename sku rating_summary arrives_by
        categories { name } custom_attributesV2 { items { code } } related_products { sku }
        price_range { minimum_price { final_price { value } } }
        ... on BundleProduct { dynamic_price options { uid } items { uid title required type options { uid label quantity
          is_default can_change_quantity price price_alone { value } product { sku name } } } } } } }`,
    )
    const choice = (uid: string, label: string, alone: number, sku: string, name: string, isDefault = true) => ({
      ...{ uid, label, quantity: 1, is_default: isDefault, can_change_quantity: false, price: 0 },
      ...{ price_alone: { value: alone }, product: { sku, name } },
    })
    expect(products.items).toMatchObject([
      {
        __typename: 'BundleProduct',
        price_range: { minimum_price: { final_price: { value: 69.95 } } },
        dynamic_price: false,
        options: [],
        items: [
          {
            ...{ uid: btoa('bundle/90011'), title: 'Mug', required: true, type: 'radio' },
            options: [
              choice(MUG, 'White mug', 16.96, 'photo-mug', 'Photo mug'),
              choice(BLACK_MUG, 'Mug with black inside', 19.51, 'photo-mug', 'Photo mug', false),
            ],
          },
          { options: [choice(CANVAS, 'Canvas, 30 × 40 cm', 42.95, 'canvas-print', 'Canvas print')] },
          { options: [choice(EASEL, 'Mini easel', 12.95, 'mini-easel', 'Mini easel')] },
        ],
      },
    ])
  })
})

describe('a bundle in the cart', () => {
  it('is one item with one price, whose parts wait for their designs', async () => {
    const cart = await read(await cartWith())
    expect(cart.total_quantity).toBe(1)
    expect(cart.prices.subtotal_including_tax.value).toBe(69.95)
    expect(cart.itemsV2.items).toMatchObject([
      {
        ...{ __typename: 'BundleCartItem', quantity: 1, is_available: false },
        product: { __typename: 'BundleProduct', sku: BUNDLE_SKU, name: 'Hallway set' },
        prices: { price_including_tax: { value: 69.95 }, row_total_including_tax: { value: 69.95 } },
        errors: [
          { message: 'Photo mug: design it to finish your set.' },
          { message: 'Canvas print: design it to finish your set.' },
        ],
        bundle_options: [
          { label: 'Mug', type: 'radio', values: [{ uid: MUG, label: 'White mug', quantity: 1, price: 0 }] },
          { label: 'Canvas', values: [{ uid: CANVAS, label: 'Canvas, 30 × 40 cm' }] },
          { label: 'Easel', values: [{ uid: EASEL, label: 'Mini easel' }] },
        ],
        extra_info: {
          ...{ edit_link: null, design_uid: null },
          tool_options: [
            { label: 'Mug', value: 'White mug' },
            { label: 'Canvas', value: 'Canvas, 30 × 40 cm' },
            { label: 'Easel', value: 'Mini easel' },
          ],
          parts: [
            { product: { sku: 'photo-mug' }, problem: 'Photo mug: design it to finish your set.' },
            { product: { sku: 'canvas-print' }, extra_info: { edit_link: expect.stringContaining('/uploadchoice?') } },
            { product: { sku: 'mini-easel' }, problem: null, extra_info: { edit_link: null } },
          ],
        },
      },
    ])
  })

  it('is not merged with another one, and each has its price', async () => {
    const cartId = await cartWith()
    await shopper.add(cartId, [
      bundleItem({ selected_options: [BLACK_MUG, CANVAS, EASEL] }),
      bundleItem({ quantity: 2 }),
    ])
    const { itemsV2, total_quantity, prices } = await read(cartId)
    const rows = itemsV2.items.map((item: Priced) => item.prices.row_total_including_tax.value)
    expect([rows, total_quantity, prices.subtotal_including_tax.value]).toEqual([[69.95, 72.95, 139.9], 4, 282.8])
  })

  it('takes a design for each part, on the line of the part', async () => {
    const cartId = await cartWith()
    const [mug, canvas] = (await only(cartId)).extra_info.parts
    const own = await shopper.design(MUG_OPTIONS, 'photo-mug')
    const { data } = await update(cartId, { cart_item_uid: mug.uid, ...asDesign(own), selected_options: MUG_OPTIONS })
    const [item] = data.updateCartItems.cart.itemsV2.items
    expect(item.extra_info.parts.map((part: Part) => [part.extra_info.design_uid, part.problem])).toEqual([
      [own.uid, null],
      [null, 'Canvas print: design it to finish your set.'],
      [null, null],
    ])
    const second = await update(cartId, { cart_item_uid: canvas.uid, ...asDesign(await shopper.design()) })
    expect(second.data.updateCartItems.cart.itemsV2.items[0]).toMatchObject({ is_available: true, errors: null })
    expect(second.data.updateCartItems.cart.prices.subtotal_including_tax.value).toBe(69.95)
  })

  it('has one quantity: that of any part is that of all', async () => {
    const cartId = await cartWith({ part_designs: await partDesigns(shopper) })
    const { extra_info } = await only(cartId)
    const { data } = await update(cartId, { cart_item_uid: extra_info.parts[2].uid, quantity: 3 })
    expect(data.updateCartItems.cart.itemsV2.items[0]).toMatchObject({
      quantity: 3,
      prices: { price_including_tax: { value: 69.95 }, row_total_including_tax: { value: 209.85 } },
    })
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([3, 3, 3])
  })

  it('keeps a design that the same request gave before a quantity', async () => {
    const cartId = await cartWith()
    const [mug, canvas] = (await only(cartId)).extra_info.parts
    const own = await shopper.design(MUG_OPTIONS, 'photo-mug')
    const { errors } = await shop.graphql(
      'mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { id } } }',
      {
        input: {
          cart_id: cartId,
          cart_items: [
            { cart_item_uid: mug.uid, ...asDesign(own) },
            { cart_item_uid: canvas.uid, ...asDesign(await shopper.design()), quantity: 2 },
          ],
        },
      },
    )
    expect(errors).toBeUndefined()
    const { quantity, extra_info, is_available } = await only(cartId)
    expect([quantity, extra_info.parts[0].extra_info.design_uid, is_available]).toEqual([2, own.uid, true])
  })

  it.each([0, 1, 2])('leaves the cart as a whole, by its part %i too', async (at) => {
    const cartId = await cartWith()
    await shopper.add(cartId, [bundleItem()])
    const { uid } = (await only(cartId)).extra_info.parts[at]
    await shopper.call(
      `mutation { removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${uid}" }) { cart { id } } }`,
    )
    expect([(await linesOf(cartId)).length, (await read(cartId)).total_quantity]).toEqual([3, 1])
  })

  it('leaves the cart by the quantity 0 of a part', async () => {
    const cartId = await cartWith()
    const { uid } = (await only(cartId)).extra_info.parts[1]
    await update(cartId, { cart_item_uid: uid, quantity: 0 })
    expect(await linesOf(cartId)).toEqual([])
  })

  it('keeps a quantity that the same request gives it, also before the design of another part', async () => {
    const cartId = await cartWith()
    const [mug, canvas] = (await only(cartId)).extra_info.parts
    const design = asDesign(await shopper.design(MUG_OPTIONS, 'photo-mug'))
    const items = [
      { cart_item_uid: canvas.uid, quantity: 3 },
      { cart_item_uid: mug.uid, ...design },
    ]
    const { errors } = await shop.graphql(
      'mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { id } } }',
      { input: { cart_id: cartId, cart_items: items } },
    )
    expect(errors).toBeUndefined()
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([3, 3, 3])
    expect((await only(cartId)).extra_info.parts[0].extra_info.design_uid).toBe(design.design_uid)
  })

  it('in the cart of a friend loses a design that its owner deletes, and keeps its other parts', async () => {
    const cartId = await cartWith({ part_designs: await partDesigns(shopper) })
    const { uid, extra_info } = await only(cartId)
    const deleted = extra_info.parts[0].extra_info.design_uid
    const friend = createShopper(shop, STRANGER)
    const { shareCart } = await shopper.call(`mutation { shareCart(cart_id: "${cartId}") { token left_out } }`)
    expect(shareCart.left_out).toBe(0)
    const theirs = await friend.newCart()
    await friend.call(
      `mutation { addSharedCart(token: "${shareCart.token}", cart_id: "${theirs}") { cart { total_quantity } } }`,
    )
    const designsOf = async () =>
      (await read(theirs, friend)).itemsV2.items[0].extra_info.parts.map((part: Part) => part.extra_info.design_uid)
    const [mug, ...others] = await designsOf()
    expect(mug).toBe(deleted)
    await shopper.call(
      `mutation { removeItemFromCart(input: { cart_id: "${cartId}", cart_item_uid: "${uid}" }) { cart { id } } }`,
    )
    const { deleteSavedDesign } = await shopper.call(
      `mutation { deleteSavedDesign(design_uid: "${deleted}") { result } }`,
    )
    expect(deleteSavedDesign.result).toBe(true)
    expect(await designsOf()).toEqual([null, ...others])
    const { itemsV2, prices } = await read(theirs, friend)
    expect(itemsV2.items[0].extra_info.parts[0].problem).toMatch(/^Photo mug: design it/)
    expect(prices.subtotal_including_tax.value).toBe(69.95)
  })

  it('moves as a whole at a login, with what is still to design', async () => {
    const token = await createCustomer(shop, 'bundles@example.com')
    const customer = createShopper(asCustomer(shop, token))
    const cartId = await cartWith()
    const own = await customer.newCart()
    const { mergeCarts } = await customer.call(
      `mutation { mergeCarts(source_cart_id: "${cartId}", destination_cart_id: "${own}") { ${BUNDLE_CART}
        merge_errors { message } } }`,
    )
    expect(mergeCarts.merge_errors).toEqual([])
    expect(mergeCarts.itemsV2.items).toMatchObject([{ __typename: 'BundleCartItem', quantity: 1 }])
    expect(mergeCarts.prices.subtotal_including_tax.value).toBe(69.95)
  })

  it('is left out whole at a login where a part is out of stock', async () => {
    const token = await createCustomer(shop, 'bundles-2@example.com', '203.0.113.78')
    const customer = createShopper(asCustomer(shop, token))
    const cartId = await cartWith({ quantity: 40 })
    const own = await customer.newCart()
    await customer.add(own, [{ sku: 'mini-easel', quantity: 20, selected_options: [value(1121, 112101)] }])
    const { mergeCarts } = await customer.call(
      `mutation { mergeCarts(source_cart_id: "${cartId}", destination_cart_id: "${own}") { total_quantity
        merge_errors { message } } }`,
    )
    expect(mergeCarts).toEqual({
      total_quantity: 20,
      merge_errors: [{ message: 'We left out 40 × Hallway set. Only 50 of Mini easel are left.' }],
    })
  })
})
