import { expect, it } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, value } from '../../testing/test-shopper'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-signs')

const SKU = 'kids-name-neon-sign'
/** 70 × 30 cm, sky blue, nothing beside it, the running hand. */
const OPTIONS = [value(2151, 215103), value(2152, 215204), value(2153, 215301), value(2154, 215401)]

/** An order of a sign with these words that is not paid yet. */
async function orderOf(words: string): Promise<{ number: string; token: string }> {
  const records = [
    { kind: 'surface', id: 'surface:sign', part: 'sign', order: 'a0', orientation: 'landscape' },
    {
      ...{ kind: 'item', id: 'sign', surface: 'surface:sign', order: 'a0', locked: true, type: 'neon' },
      frame: { x: 0, y: 0, width: 700, height: 300, angle: 0 },
      data: { lines: [{ words }], align: 'centre', lineSpacing: 1.6 },
    },
  ]
  const tool = 'neonchamp-tool'
  const all = Object.fromEntries(records.map((record) => [record.id, record]))
  const { design, user_errors } = await shopper.save({
    ...{ product_type: tool, sku: SKU, for_cart: true },
    tool_data: JSON.stringify({ version: 2, sku: SKU, tool, options: OPTIONS, records: all }),
  })
  expect(user_errors).toEqual([])
  const cart = await shopper.newCart()
  const piece = { sku: SKU, quantity: 1, selected_options: OPTIONS }
  const added = await shopper.add(cart, [{ ...piece, design_uid: design.uid, design_revision: design.revision }])
  expect(added.user_errors).toEqual([])
  await shopper.fillCheckout(cart)
  return (await shopper.place(cart)).orderV2
}

it('a paid sign has a production sheet for the workshop and a wall template', async () => {
  const { number } = await orderOf('Tama')
  await operate('paid', number)
  await tick()
  const { text, rows } = await operate('print', 'files', number)
  expect(text).toBe(`1 print file of order ${number}.`)
  expect(rows).toMatchObject([
    { state: 'made', files: `${number}-1-${SKU}-1x.pdf | ${number}-1-${SKU}-1x-template.pdf`, colours: 'RGB | RGB' },
  ])
  const [sheet, template] = await Promise.all(
    [`${SKU}-1x`, `${SKU}-1x-template`].map(async (name) => {
      const file = await shop.files.get(`print/${number}-1-${name}.pdf`)
      return new TextDecoder('latin1').decode(await file?.arrayBuffer())
    }),
  )
  expect(sheet?.match(/\/Type\/OCG\/Name\(([^)]+)/g)).toEqual([
    '/Type/OCG/Name(Tube sky blue',
    '/Type/OCG/Name(Figures',
    '/Type/OCG/Name(Cut',
  ])
  expect(template).toMatch(/\/MediaBox\[0 0 595\.2755\d 841\.8897\d?\]/)
})
