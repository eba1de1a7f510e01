import { expect, type Page } from 'playwright/test'
import { callShop, orderCart } from './place-order'

const SKU = 'kids-name-neon-sign'
const uid = (option: number, value: number) => btoa(`custom-option/${option}/${value}`)
/** 70 × 30 cm, sky blue, nothing beside it, in handwriting. */
const OPTIONS = [uid(2151, 215103), uid(2152, 215204), uid(2153, 215301), uid(2154, 215401)]

/** An order of a sign that says Tama, by requests of the page of a customer. */
export async function orderSign(page: Page) {
  const tool = 'neonchamp-tool'
  const records = {
    s: { kind: 'surface', id: 's', part: 'sign', order: 'a0', orientation: 'landscape' },
    n: {
      ...{ kind: 'item', id: 'n', surface: 's', order: 'a0', locked: true, type: 'neon' },
      frame: { x: 0, y: 0, width: 700, height: 300, angle: 0 },
      data: { lines: [{ words: 'Tama' }], align: 'centre', lineSpacing: 1.6 },
    },
  }
  const document = { version: 2, sku: SKU, tool, options: OPTIONS, records }
  const { saveDesign } = await callShop(
    page,
    'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { uid revision } user_errors { message } } }',
    { input: { product_type: tool, sku: SKU, for_cart: true, tool_data: JSON.stringify(document) } },
  )
  expect(saveDesign.user_errors).toEqual([])
  const { uid: design_uid, revision: design_revision } = saveDesign.design
  const line = { sku: SKU, quantity: 1, selected_options: OPTIONS, design_uid, design_revision }
  const cart = (await callShop(page, '{ customerCart { id } }')).customerCart.id
  const added = await callShop(
    page,
    `mutation ($cart: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } } }`,
    { cart, items: [line] },
  )
  expect(added.addProductsToCart.user_errors).toEqual([])
  return orderCart(page, cart)
}
