import { expect, it } from 'vitest'
import { createTestShop } from '../../../testing/test-shop'
import { createShopper, MUG_OPTIONS, value } from '../../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const QUOTE = 'Neon sign for your business is made to a quote. Write to us, and we send you a drawing and its price.'
const SIGN = 'Heart neon sign is made as you design it. Design it before adding it to the cart.'
/** A sign as it was sold before it could be designed. */
const byQuote = () => shop.db.prepare("UPDATE products SET ordering = 'quote' WHERE id = 8").run()
const MUG = 'Photo mug is made from your own photo. Design it before adding it to the cart.'

it.each([
  ['by quote', async () => ({ sku: 'custom-business-neon-sign', quantity: 1 }), QUOTE],
  [
    'with a design of the shopper’s own',
    async () => ({ sku: 'photo-mug', quantity: 1, selected_options: MUG_OPTIONS }),
    MUG,
  ],
])('a product that is ordered %s cannot be added without', async (_, item, message) => {
  await byQuote()
  const { cart, user_errors } = await shopper.add(await shopper.newCart(), [await item()])
  expect([cart.total_quantity, user_errors]).toEqual([0, [{ code: 'UNDEFINED', message }]])
})

it.each([
  ['custom-business-neon-sign', [], QUOTE],
  ['heart-neon-sign', [209101, 209202, 209301], SIGN],
  ['photo-mug', [301], MUG],
])('%s without a design, in an older cart, cannot be ordered', async (sku, values, message) => {
  await byQuote()
  const { cartId } = await shopper.readyCart()
  await shop.db
    .prepare(
      `UPDATE cart_lines SET product_id = (SELECT id FROM products WHERE sku = ?2), option_value_ids = ?3,
         design_uid = NULL, design_revision = NULL WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?1)`,
    )
    .bind(cartId, sku, JSON.stringify(values))
    .run()
  const { orderV2, errors } = await shopper.place(cartId)
  expect([orderV2, errors]).toEqual([null, [{ code: 'UNABLE_TO_PLACE_ORDER', message }]])
})

it('a product that needs nothing more can be ordered', async () => {
  await shop.db.prepare('UPDATE stock SET qty = 50 WHERE product_id = 112').run()
  const { cart, user_errors } = await shopper.add(await shopper.newCart(), [
    { sku: 'mini-easel', quantity: 1, selected_options: [value(1121, 112101)] },
  ])
  expect([cart.total_quantity, user_errors]).toEqual([1, []])
})
