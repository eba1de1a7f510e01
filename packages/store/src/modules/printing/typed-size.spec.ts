import { expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, value } from '../../testing/test-shopper'

const TOKEN = 'operator-token-of-a-test'
const SKU = 'custom-picture-frame'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop, 'guest-key-of-typed-sizes')

const operate = (...args: string[]) => {
  const init = { method: 'POST', body: JSON.stringify({ args }) }
  return shop.request('/operator', { ...init, headers: { authorization: `Bearer ${TOKEN}` } }, null)
}

/** A frame of A4 with the price of this value. */
async function frameOf(price: number, picture = 152401): Promise<object> {
  const selected_options = [value(1521, price), value(1522, 152201), value(1523, 152301), value(1524, picture)]
  const { records, ...rest } = shopper.document(await shopper.upload(jpeg()), selected_options, SKU)
  const s1 = { ...records.s1, size: { widthMm: 210, heightMm: 297 } }
  const { design } = await shopper.save({
    product_type: 'customframe-tool',
    sku: SKU,
    tool_data: JSON.stringify({ ...rest, tool: 'customframe-tool', records: { ...records, s1 } }),
    preview_image: await shopper.upload(jpeg({ width: 640, height: 480 })),
    for_cart: true,
  })
  return { sku: SKU, quantity: 1, selected_options, design_uid: design.uid, design_revision: design.revision }
}

it('a size that the shopper has typed is not sold at the price of a smaller one', async () => {
  const { cart, user_errors } = await shopper.add(await shopper.newCart(), [await frameOf(152101)])
  expect([cart.total_quantity, user_errors]).toEqual([
    0,
    [{ code: 'UNDEFINED', message: 'The size or options of this design have changed. Please open it again.' }],
  ])
})

it('a size that the shopper has typed is that of the print file', async () => {
  const cartId = await shopper.newCart()
  const { cart } = await shopper.add(cartId, [await frameOf(152102)])
  // Up to 75 cm, with the print of the photo.
  expect(cart.prices.grand_total.value).toBeCloseTo(64.95 + 12, 2)
  await shopper.fillCheckout(cartId)
  const { number } = (await shopper.place(cartId)).orderV2
  await operate('paid', number)
  await shop.tick()
  const file = await shop.files.get(`print/${number}-1-${SKU}-1x.pdf`)
  const text = new TextDecoder('latin1').decode(await file?.arrayBuffer())
  const box = /TrimBox\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(text)?.slice(1).map(Number) ?? []
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  expect([right - left, top - bottom].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 297])
})

it('a frame for a picture of the shopper’s own is sold without a print, and nothing of it is printed', async () => {
  const cartId = await shopper.newCart()
  const { cart, user_errors } = await shopper.add(cartId, [await frameOf(152102, 152402)])
  expect([cart.prices.grand_total.value, user_errors]).toEqual([64.95, []])
  await shopper.fillCheckout(cartId)
  const { number } = (await shopper.place(cartId)).orderV2
  await operate('paid', number)
  await shop.tick()
  expect((await shop.files.list({ prefix: `print/${number}` })).objects).toEqual([])
  const answer = await (await operate('print', 'files', number)).json<{ rows: object[] }>()
  expect(answer.rows).toMatchObject([{ product: SKU, state: 'nothing to print', reason: null }])
})
