import { expect, it, vi } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { orderSign, saveSign } from '../../testing/test-ordered-signs'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop({ OPERATOR_TOKEN, SITE_URL: 'https://kea.example' })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-drawings')

const mailsOf = async (number: string) => {
  const { results } = await shop.db
    .prepare(
      "SELECT recipient, subject, body, html FROM outbox WHERE message_id LIKE 'sign-drawing-%' AND subject LIKE ? ORDER BY id",
    )
    .bind(`%${number}`)
    .all<{ recipient: string; subject: string; body: string; html: string }>()
  return results
}

it('the shopper is mailed the drawing with the payment, and a new one after each change', async () => {
  const { number, token } = await orderSign(shopper, 'Tama', await shopper.upload())
  await tick()
  expect(await mailsOf(number)).toEqual([])
  await operate('paid', number)
  await tick()
  await tick()
  const [first, ...more] = await mailsOf(number)
  expect(more).toEqual([])
  expect(first?.subject).toBe(`The drawing of your sign in order ${number}`)
  for (const part of [
    'We check it before we bend your sign.',
    'Width: 70 × 30 cm, Colour: Sky blue,',
    'Words: Tama, Board: ',
    'Please read the words letter by letter. You can change them until we approve the drawing.',
    `https://kea.example/order-status-tracking?number=${number}#order=${token}`,
    `https://kea.example/media/wall-templates/${number}/1.pdf?token=${token}`,
  ]) {
    expect(first?.body).toContain(part)
  }
  const picture = /<img[^>]* src="https:\/\/kea\.example(\/media\/uploads\/[^"]+)"[^>]* alt="([^"]*)"/.exec(
    first?.html ?? '',
  )
  expect(first?.html.match(/<img/g)).toHaveLength(1)
  expect(picture?.[0]).not.toContain('width="120"')
  expect(picture?.[2]).toBe('Your Child’s name neon sign, Tama')
  expect((await shop.request((picture?.[1] ?? '').replaceAll('&amp;', '&'), {}, null)).status).toBe(200)

  const { uid: design_uid, revision: design_revision } = await saveSign(shopper, 'Mere')
  const { guestOrderByToken } = await shopper.call(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id } } }',
    { token },
  )
  const input = { token, item_id: guestOrderByToken.items[0].id, design_uid, design_revision }
  await shopper.call('mutation ($input: ChangeOrderedSignInput!) { changeOrderedSign(input: $input) { result } }', {
    input,
  })
  await tick()
  const [, second] = await mailsOf(number)
  expect(second?.subject).toBe(`The new drawing of your sign in order ${number}`)
  expect(second?.body).toContain('Words: Mere, Board: ')
  await operate('sign', 'approve', number, '1')
  await tick()
  expect(await mailsOf(number)).toHaveLength(2)
})

it('a paid sign is checked, not printed, says the mail about its payment', async () => {
  const { number, token } = await orderSign(shopper)
  await operate('paid', number)
  const body = await shop.db
    .prepare('SELECT body FROM outbox WHERE message_id = ?')
    .bind(`paid-${token}`)
    .first<string>('body')
  expect(body).toContain('We’re checking the drawing of your neon sign and will email it to you.')
})
