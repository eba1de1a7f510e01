import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { noViolations } from './support/access'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'
import { callShop, orderCart } from './support/place-order'

const SKU = 'kids-name-neon-sign'
const uid = (option: number, value: number) => btoa(`custom-option/${option}/${value}`)
/** 70 × 30 cm, sky blue, nothing beside it, the running hand. */
const OPTIONS = [uid(2151, 215103), uid(2152, 215204), uid(2153, 215301), uid(2154, 215401)]

/** An order of a sign that says Tama, by requests of the page of a customer. */
async function orderSign(page: Page) {
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

/** The number of pages of the file that the link downloads. */
async function downloaded(page: Page): Promise<{ name: string; pages: number }> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Wall template (PDF)' }).click()
  const file = await started
  const text = readFileSync(await file.path(), 'latin1')
  return { name: file.suggestedFilename(), pages: text.split('/Type/Page/').length - 1 }
}

test('the order of a neon sign has its wall template, for its customer and with the link of the order', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await logIn(page)
  const { number, token } = await orderSign(page)
  const template = { name: `wall-template-${number}-1.pdf`, pages: 4 }
  await visit(page, `/customer/account/view-order/${number}`)
  expect(await downloaded(page)).toEqual(template)
  await noViolations(page)
  await page.context().clearCookies()
  await visit(page, `/order-status-tracking?number=${number}#order=${token}`)
  expect(await downloaded(page)).toEqual(template)
  expect((await request.get(`/media/wall-templates/${number}/1.pdf`)).status()).toBe(404)
})
