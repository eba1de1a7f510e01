import { GIFT_FIELDS } from '@kea/shared/gift/gift'
import { expect, it } from 'vitest'
import { createTestShop } from '../../../testing/test-shop'
import { createShopper, value } from '../../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const LONG = '0'.repeat(100_000)
const easel = { sku: 'mini-easel', quantity: 1, selected_options: [value(1121, 112101)] }
const GIFT = {
  amount: '20',
  recipientName: 'Mere',
  recipientEmail: 'mere@example.co.nz',
  senderName: 'Aroha',
  deliverOn: '',
}
const gift = {
  sku: 'gift-certificate',
  quantity: 1,
  entered_options: Object.entries(GIFT).map(([name, typed]) => ({
    uid: GIFT_FIELDS[name as keyof typeof GIFT].uid,
    value: typed,
  })),
}

const designsOnLines = async () =>
  (await shop.db.prepare('SELECT design_uid, design_revision FROM cart_lines ORDER BY id DESC LIMIT 1').first()) ?? null

it.each([
  ['half a design on what takes none', { ...easel, design_uid: LONG }],
  ['a revision of nothing', { ...easel, design_revision: 1 }],
  ['a whole design on a certificate', { ...gift, design_uid: 'somebody-else', design_revision: 1 }],
])('%s never reaches a line', async (_, item) => {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [item])
  expect(await designsOnLines()).toEqual({ design_uid: null, design_revision: null })
})

it('nor when a line is changed', async () => {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [easel])
  const { data } = await shop.graphql('query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }', {
    id: cartId,
  })
  const { errors } = await shop.graphql(
    'mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { id } } }',
    {
      input: {
        cart_id: cartId,
        cart_items: [{ cart_item_uid: data.cart.itemsV2.items[0].uid, quantity: 2, design_uid: LONG }],
      },
    },
  )
  expect(errors).toBeUndefined()
  expect(await designsOnLines()).toEqual({ design_uid: null, design_revision: null })
})
