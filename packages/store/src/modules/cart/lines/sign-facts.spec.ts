import { expect, it } from 'vitest'
import { createTestShop, STRANGER } from '../../../testing/test-shop'
import { createShopper } from '../../../testing/test-shopper'
import { saveSign, signDocument, signItem } from '../../../testing/test-signs'

const shop = createTestShop()
const shopper = createShopper(shop)
const OPTIONS = [
  { label: 'Width', value: '70 × 30 cm' },
  { label: 'Colour', value: 'Sky blue' },
  { label: 'Shape beside it', value: 'None' },
  { label: 'Script', value: 'Narrow' },
]
const TAMA = [
  { label: 'Words', value: 'Tama' },
  { label: 'Board', value: '68.8 × 23.7 cm, 0.78 kg' },
  { label: 'Tube', value: '1.59 m in 13 pieces, 12 joints' },
  { label: 'Power', value: '16 W, adaptor of 24 W' },
]
const CHARLOTTE = [
  { label: 'Words', value: 'Charlotte' },
  { label: 'Board', value: '68.8 × 17.8 cm, 0.73 kg' },
  { label: 'Tube', value: '1.61 m in 20 pieces, 19 joints' },
  { label: 'Power', value: '16 W, adaptor of 24 W' },
]

const cartWith = async (design: { uid: string; revision: number }) => {
  const cartId = await shopper.newCart()
  const { cart, user_errors } = await shopper.add(cartId, [signItem(design)])
  expect(user_errors).toEqual([])
  return { cartId, added: cart.itemsV2.items[0].extra_info.tool_options }
}
const inCart = async (cartId: string) => {
  const { cart } = await shopper.call(
    `{ cart(cart_id: "${cartId}") { itemsV2 { items { extra_info { preview_words tool_options { label value } } } } } }`,
  )
  return cart.itemsV2.items[0].extra_info
}

it('what a sign is made of is on its line in the cart, in the order and in the mail', async () => {
  const { cartId, added } = await cartWith(await saveSign(shopper, ['Tama']))
  expect(added).toEqual([...OPTIONS, ...TAMA])
  expect((await inCart(cartId)).tool_options).toEqual([...OPTIONS, ...TAMA])
  await shopper.fillCheckout(cartId)
  const { orderV2 } = await shopper.place(cartId)
  expect(orderV2.items[0].selected_options).toEqual([...OPTIONS, ...TAMA])
  const mail = await shop.db
    .prepare("SELECT html, body AS text FROM outbox WHERE subject LIKE '%' || ?1 || '%' ORDER BY id DESC")
    .bind(orderV2.number)
    .first<{ html: string; text: string }>()
  const said =
    'Words: Tama, Board: 68.8 × 23.7 cm, 0.78 kg, Tube: 1.59 m in 13 pieces, 12 joints, Power: 16 W, adaptor of 24 W'
  expect(mail?.html).toContain(said)
  expect(mail?.text).toContain(said)
})

it('what a sign is made of is that of the saved words, whatever the browser says', async () => {
  const design = await saveSign(shopper, ['Charlotte'], { preview_words: 'Mia · 10 × 10 cm' })
  const { cartId } = await cartWith(design)
  expect(await inCart(cartId)).toEqual({ preview_words: 'Charlotte', tool_options: [...OPTIONS, ...CHARLOTTE] })
  const other = await shopper.newCart()
  await shopper.add(other, [{ ...signItem(design), tool_data: JSON.stringify(signDocument(['Tama'])) }])
  expect((await inCart(other)).tool_options).toEqual([...OPTIONS, ...CHARLOTTE])
})

it('what a sign is made of follows the revision on the line', async () => {
  const first = await saveSign(shopper, ['Tama'])
  const { cartId } = await cartWith(first)
  await saveSign(shopper, ['Charlotte'], { design_uid: first.uid })
  expect((await inCart(cartId)).tool_options).toEqual([...OPTIONS, ...TAMA])
  const { cart } = await shopper.call(`{ cart(cart_id: "${cartId}") { itemsV2 { items { uid } } } }`)
  await shopper.call(
    `mutation ($options: [ID!]) { updateCartItems(input: { cart_id: "${cartId}", cart_items: [{
      cart_item_uid: "${cart.itemsV2.items[0].uid}", design_uid: "${first.uid}", design_revision: 2,
      selected_options: $options }] }) { cart { id } } }`,
    { options: signItem(first).selected_options },
  )
  expect((await inCart(cartId)).tool_options).toEqual([...OPTIONS, ...CHARLOTTE])
})

it('what a sign is made of is seen in a shared cart, and other products have no such facts', async () => {
  const { cartId } = await cartWith(await saveSign(shopper, ['Tama']))
  await shopper.add(cartId, [shopper.canvasItem(await shopper.design())])
  const { shareCart } = await shopper.call(`mutation { shareCart(cart_id: "${cartId}") { token } }`)
  const { sharedCart } = await createShopper(shop, STRANGER).call(
    `{ sharedCart(token: "${shareCart.token}") { items { tool_options { label value } } } }`,
  )
  expect(sharedCart.items[0].tool_options).toEqual([...OPTIONS, ...TAMA])
  expect(sharedCart.items[1].tool_options.map(({ label }: { label: string }) => label)).not.toContain('Tube')
})

it('what a sign of another backend is made of comes from its document', async () => {
  const caller = createShopper(createTestShop({ DESIGNS: 'opaque' }))
  const cartId = await caller.newCart()
  const item = signItem({ uid: 'a-sign-with-facts', revision: 1 })
  const { cart } = await caller.add(cartId, [{ ...item, tool_data: JSON.stringify(signDocument(['Tama'])) }])
  expect(cart.itemsV2.items[0].extra_info.tool_options).toEqual([...OPTIONS, ...TAMA])
  const again = await caller.call(
    `{ cart(cart_id: "${cartId}") { itemsV2 { items { extra_info { tool_options { label value } } } } } }`,
  )
  expect(again.cart.itemsV2.items[0].extra_info.tool_options).toEqual([...OPTIONS, ...TAMA])
})
