import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { orderSign } from '../../testing/test-ordered-signs'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { SIGN } from '../../testing/test-signs'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop({ OPERATOR_TOKEN, SITE_URL: 'https://kea.example' })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-approvals')

const paidSign = async (words?: string): Promise<string> => {
  const { number } = await orderSign(shopper, words)
  await operate('paid', number)
  return number
}
const madeAt = async (number: string) =>
  shop.db
    .prepare('SELECT made_at FROM print_files f JOIN orders o ON o.id = f.order_id WHERE o.number = ?')
    .bind(number)
    .first<string>('made_at')
const rowOf = async (number: string) => (await operate('sign', 'waiting')).rows?.find(({ order }) => order === number)

describe('a paid neon sign', () => {
  let number = ''
  beforeAll(async () => {
    number = await paidSign('Mere')
  })

  it('waits until it is approved, with its words, size and sheet, and cannot be begun or sent before', async () => {
    expect(await rowOf(number)).toEqual({
      ...{ order: number, line: 1, words: 'Mere', size: '70 × 30 cm', drawing: 1, sheet: 'waiting' },
      since: expect.stringMatching(/^2026-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect((await operate('sign', 'approve', number, '1')).message).toBe(
      'The production sheet of its drawing 1 is waiting. Look at it once it is made.',
    )
    await tick()
    expect((await rowOf(number))?.sheet).toBe(`print/${number}-1-${SIGN}-1x.pdf`)
    const waits = `Line 1 of order ${number} is a neon sign that waits for your approval: pnpm shop sign approve ${number} 1.`
    expect((await operate('start', number)).message).toBe(waits)
    expect((await operate('ship', number)).message).toBe(waits)
    expect((await operate('print', 'files', number)).rows).toMatchObject([{ state: 'waits for approval' }])
  })

  it('is approved as the drawing that was looked at, once, with a mail and a final sheet', async () => {
    const draftAt = await madeAt(number)
    expect((await operate('sign', 'approve', number, '1', '2')).message).toBe(
      `Line 1 of order ${number} has drawing 1 by now: its words were changed to “Mere”.`,
    )
    expect((await operate('sign', 'approve', number, '1', '1')).text).toBe(
      `Line 1 of order ${number} is approved with the words “Mere”. Its final production sheet is made within a few minutes.`,
    )
    expect(await rowOf(number)).toBeUndefined()
    expect((await operate('sign', 'approve', number, '1')).message).toMatch(
      new RegExp(`^Line 1 of order ${number} was approved on 2026-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.$`),
    )
    const { results } = await shop.db
      .prepare("SELECT subject, body FROM outbox WHERE message_id LIKE 'sign-approved-%' AND subject LIKE ?")
      .bind(`%${number}`)
      .all<{ subject: string; body: string }>()
    expect(results.map(({ subject }) => subject)).toEqual([`We’re bending your sign for order ${number}`])
    expect(results[0]?.body).toContain(`the drawing of your neon sign “Mere” in order ${number}.`)
    await tick(1)
    expect((await operate('print', 'files', number)).rows).toMatchObject([{ state: 'made' }])
    expect([draftAt, await madeAt(number)]).toEqual(['2026-11-02T09:00:00.000Z', '2026-11-03T09:00:00.000Z'])
    expect((await operate('start', number)).text).toBe(`1 order in production: ${number}.`)
  })

  it('is approved by one of two commands at once', async () => {
    const other = await paidSign('Hemi')
    await tick()
    const both = await Promise.all([operate('sign', 'approve', other, '1'), operate('sign', 'approve', other, '1')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const { results } = await shop.db
      .prepare('SELECT 1 FROM outbox WHERE subject LIKE ?')
      .bind(`We’re bending%${other}`)
      .all()
    expect(results).toHaveLength(1)
  })
})

describe('a sign is not approved', () => {
  it('before its payment, or after a cancellation', async () => {
    const { number } = await orderSign(shopper)
    expect(await rowOf(number)).toBeUndefined()
    expect((await operate('sign', 'approve', number, '1')).message).toBe(`Order ${number} is not paid yet.`)
    await operate('cancel', number)
    expect((await operate('sign', 'approve', number, '1')).message).toBe(`Order ${number} is cancelled.`)
  })

  it('after a refund', async () => {
    const number = await paidSign()
    await tick()
    await operate('refund', number)
    await tick()
    expect(await rowOf(number)).toBeUndefined()
    expect((await operate('sign', 'approve', number, '1')).message).toBe(`Order ${number} is refunded.`)
    const approvals =
      'SELECT a.approved_at FROM sign_approvals a JOIN order_lines l ON l.id = a.line_id JOIN orders o ON o.id = l.order_id WHERE o.number = ?'
    expect(await shop.db.prepare(approvals).bind(number).all()).toMatchObject({ results: [{ approved_at: null }] })
  })

  it('where there is none', async () => {
    const mug = (await shopper.place((await shopper.readyCart()).cartId)).orderV2.number
    await operate('paid', mug)
    const messages = []
    for (const args of [
      [mug, '1'],
      [mug, '2'],
      ['999999999', '1'],
      [mug],
      [mug, 'one'],
      [mug, '1', 'two'],
      ['?', '1'],
    ]) {
      messages.push((await operate('sign', 'approve', ...args)).message)
    }
    expect(messages).toEqual([
      `Line 1 of order ${mug} is no neon sign.`,
      `Order ${mug} has no line 2.`,
      'There is no order 999999999.',
      'Give the line as a number.',
      'Give the line as a number.',
      'Give the drawing as a number.',
      '"?" is not an order number.',
    ])
  })
})
