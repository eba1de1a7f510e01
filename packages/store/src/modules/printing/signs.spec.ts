import { expect, it } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { orderSign } from '../../testing/test-ordered-signs'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { SIGN } from '../../testing/test-signs'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-signs')

it('a paid sign has a production sheet for the workshop and a wall template', async () => {
  const { number } = await orderSign(shopper)
  await operate('paid', number)
  await tick()
  const { text, rows } = await operate('print', 'files', number)
  expect(text).toBe(`1 print file of order ${number}.`)
  expect(rows).toMatchObject([
    {
      state: 'waits for approval',
      files: `${number}-1-${SIGN}-1x.pdf | ${number}-1-${SIGN}-1x-template.pdf`,
      colours: 'RGB | RGB',
    },
  ])
  const [sheet, template] = await Promise.all(
    [`${SIGN}-1x`, `${SIGN}-1x-template`].map(async (name) => {
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
