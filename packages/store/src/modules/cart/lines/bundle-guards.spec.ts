import { beforeAll, describe, expect, it } from 'vitest'
import {
  addTestBundle,
  asDesign,
  BLACK_MUG,
  bundleItem,
  CANVAS,
  createBundleShopper,
  EASEL,
  MUG,
  partDesigns,
  WHOLE,
} from '../../../testing/test-bundles'
import { createTestShop, STRANGER } from '../../../testing/test-shop'
import { createShopper, MUG_OPTIONS, value } from '../../../testing/test-shopper'

const shop = createTestShop()
const { shopper, read, cartWith, readyCart, only, update, linesOf } = createBundleShopper(shop)
const stranger = createShopper(shop, STRANGER)

beforeAll(() => addTestBundle(shop.db))

describe('what is not the bundle that the shop sells is refused', () => {
  const DEARER = value(6, 302)
  it.each([
    ['a part left out', { selected_options: [MUG, CANVAS] }, 'Choose the easel of Hallway set first.'],
    ['two choices of one part', { selected_options: [...WHOLE, BLACK_MUG] }, 'Choose only one mug for Hallway set.'],
    [
      'a part swapped for a dearer one',
      { selected_options: [DEARER, CANVAS, EASEL] },
      'An option you chose is no longer available for Hallway set.',
    ],
    [
      'another quantity of a part',
      { selected_options: [btoa('bundle/90011/9001101/5'), CANVAS, EASEL] },
      'An option you chose is no longer available for Hallway set.',
    ],
    ['no part', { selected_options: [] }, 'Choose the mug of Hallway set first.'],
    ['a half', { quantity: 0.5 }, 'Choose a whole number of pieces from 1 to 999.'],
    ['none', { quantity: 0 }, 'Choose a whole number of pieces from 1 to 999.'],
    ['less than none', { quantity: -1 }, 'Choose a whole number of pieces from 1 to 999.'],
    ['more than there is of a part', { quantity: 51 }, 'Only 50 of Mini easel are left.'],
  ])('%s', async (_, more, message) => {
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [bundleItem(more)])
    expect([cart.total_quantity, user_errors.map((error: { message: string }) => error.message)]).toEqual([
      0,
      [message],
    ])
  })

  it.each([
    [
      'a design of somebody else as a part',
      async () => [{ uid: MUG, ...asDesign(await stranger.design(MUG_OPTIONS, 'photo-mug')) }],
      'We could not find this design. Open it and add it to the cart again.',
    ],
    [
      'a design of another product as a part',
      async () => [{ uid: MUG, ...asDesign(await shopper.design()) }],
      'This design was made for another product.',
    ],
    [
      'a design of a dearer choice as a part',
      async () => [{ uid: CANVAS, ...asDesign(await shopper.design([value(1, 108), value(2, 151), value(3, 171)])) }],
      'The size or options of this design have changed. Please open it again.',
    ],
    [
      'a design for a part that is not chosen',
      async () => [{ uid: BLACK_MUG, ...asDesign(await shopper.design(MUG_OPTIONS, 'photo-mug')) }],
      'Hallway set takes one design for each of its parts.',
    ],
    [
      'two designs for one part',
      async () => [(await partDesigns(shopper))[0], (await partDesigns(shopper))[0]],
      'Hallway set takes one design for each of its parts.',
    ],
    [
      'a design for what takes none',
      async () => [{ uid: EASEL, ...asDesign(await shopper.design()) }],
      'Mini easel does not take a design.',
    ],
  ])('%s', async (_, partDesigns, message) => {
    const { cart, user_errors } = await shopper.add(await shopper.newCart(), [
      bundleItem({ part_designs: await partDesigns() }),
    ])
    expect([cart.total_quantity, user_errors.map((error: { message: string }) => error.message)]).toEqual([
      0,
      [message],
    ])
  })

  it('a design of its own', async () => {
    const { user_errors } = await shopper.add(await shopper.newCart(), [bundleItem(asDesign(await shopper.design()))])
    expect(user_errors[0].message).toBe('Hallway set takes a design for each of its parts.')
  })

  it('parts of what is not a bundle', async () => {
    const saved = await shopper.design()
    const item = { ...shopper.canvasItem(saved), part_designs: [{ uid: CANVAS, ...asDesign(saved) }] }
    const { user_errors } = await shopper.add(await shopper.newCart(), [item])
    expect(user_errors[0].message).toBe('Canvas print has no parts.')
  })

  it('a part that is no longer sold', async () => {
    await shop.db.prepare('UPDATE products SET enabled = 0 WHERE id = 112').run()
    const { user_errors } = await shopper.add(await shopper.newCart(), [bundleItem()])
    await shop.db.prepare('UPDATE products SET enabled = 1 WHERE id = 112').run()
    expect(user_errors[0].message).toBe('Hallway set is not complete at the moment.')
  })

  it.each([
    [
      'a dearer choice',
      async () => ({ selected_options: [value(6, 302)] }),
      'Photo mug has fixed options in this set.',
    ],
    [
      'a design of somebody else',
      async () => asDesign(await stranger.design(MUG_OPTIONS, 'photo-mug')),
      'We could not find this design. Open it and add it to the cart again.',
    ],
    ['more than there is', async () => ({ quantity: 51 }), 'Only 50 of Mini easel are left.'],
    ['a part of a piece', async () => ({ quantity: 1.5 }), 'Choose a whole number of pieces from 1 to 999.'],
  ])('%s on a part in the cart', async (_, change, message) => {
    const cartId = await cartWith({ part_designs: await partDesigns(shopper) })
    const before = await read(cartId)
    const { uid } = before.itemsV2.items[0].extra_info.parts[0]
    const { errors } = await update(cartId, { cart_item_uid: uid, ...(await change()) })
    expect(errors?.[0]?.message).toBe(message)
    expect(await read(cartId)).toEqual(before)
  })

  it.each([
    ['a line that was taken out', 'DELETE FROM cart_lines WHERE id = ?'],
    [
      'a line of a dearer product',
      "UPDATE cart_lines SET product_id = 114, option_value_ids = '[114101]', design_uid = NULL, design_revision = NULL WHERE id = ?",
    ],
    ['a line in other options', "UPDATE cart_lines SET option_value_ids = '[302]' WHERE id = ?"],
    ['a line in another quantity', 'UPDATE cart_lines SET quantity = 5 WHERE id = ?'],
    ['a line as another part', "UPDATE cart_lines SET bundle = json_set(bundle, '$.valueId', 9001201) WHERE id = ?"],
    [
      'a line too many',
      `INSERT INTO cart_lines (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at, bundle)
       SELECT cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at, bundle
       FROM cart_lines WHERE id = ?`,
    ],
  ])('%s by other means: no order at the price of the bundle', async (_, sql) => {
    const cartId = await readyCart()
    const [mug] = await linesOf(cartId)
    await shop.db.prepare(sql).bind(mug?.id).run()
    expect(await only(cartId)).toMatchObject({ is_available: false, prices: null })
    const { orderV2, errors } = await shopper.place(cartId)
    expect([orderV2, errors[0].message]).toEqual([null, 'Hallway set has changed. Remove it and add it again.'])
  })
})
