import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createQuietTick } from '../../testing/quiet-tick'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { orderSign, SIGN_OPTIONS, saveSign } from '../../testing/test-ordered-signs'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, type Saved, value } from '../../testing/test-shopper'
import { SIGN } from '../../testing/test-signs'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const tick = createQuietTick(shop)
const shopper = createShopper(shop, 'guest-key-of-changed-signs')
const stranger = createShopper(shop, 'guest-key-of-a-stranger-1')

const CHANGE = `mutation ($input: ChangeOrderedSignInput!) {
  changeOrderedSign(input: $input) { result user_errors { code message } } }`
const ORDER = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id preview_words
  selected_options { label value } sign { approved_at can_change letters option_uids } } } }`

interface Line {
  id: string
  preview_words: string | null
  selected_options: { label: string; value: string }[]
  sign: { approved_at: string | null; can_change: boolean; letters: number; option_uids: string[] } | null
}
const lineOf = async (token: string): Promise<Line> => (await shopper.call(ORDER, { token })).guestOrderByToken.items[0]

async function change(token: string, design: Saved, from = shopper, item?: string) {
  const item_id = item ?? (await lineOf(token)).id
  const input = { token, item_id, design_uid: design.uid, design_revision: design.revision }
  const { result, user_errors } = (await from.call(CHANGE, { input })).changeOrderedSign
  return result
    ? 'changed'
    : user_errors.map(({ code, message }: { code: string; message: string }) => `${code}: ${message}`).join()
}

async function paidSign(words?: string): Promise<{ number: string; token: string }> {
  const order = await orderSign(shopper, words)
  await operate('paid', order.number)
  return order
}
const rowOf = async (number: string) => (await operate('sign', 'waiting')).rows?.find(({ order }) => order === number)

const APPROVED =
  'SIGN_APPROVED: We have approved your drawing and are bending your sign, so it can no longer be changed. Write to us if something is wrong with it.'
const NO_SIGN = 'NO_SIGN: Only a paid neon sign can be changed here. Write to us and we help.'
const NOT_FOUND = 'ORDER_NOT_FOUND: We could not find this sign in your order.'
const ENDED = 'ORDER_ENDED: This order is closed, so its sign can no longer be changed.'

describe('the words of a paid sign', () => {
  let order = { number: '', token: '' }
  beforeAll(async () => {
    order = await paidSign('Tama')
    await tick()
  })

  it('are changed with the token of the order, and all that is made of them follows', async () => {
    const { number, token } = order
    const before = await lineOf(token)
    expect(before.sign).toEqual({ approved_at: null, can_change: true, letters: 6, option_uids: SIGN_OPTIONS })
    expect((await operate('print', 'files', number)).rows).toMatchObject([{ state: 'waits for approval' }])
    expect(await change(token, await saveSign(shopper, 'Mere'))).toBe('changed')
    expect((await operate('print', 'files', number)).rows).toMatchObject([{ state: 'waiting' }])
    const after = await lineOf(token)
    const factOf = ({ selected_options }: Line, label: string) =>
      selected_options.find((fact) => fact.label === label)?.value
    expect([before, after].map((line) => [line.preview_words, factOf(line, 'Words')])).toEqual([
      ['Tama', 'Tama'],
      ['Mere', 'Mere'],
    ])
    expect(factOf(after, 'Tube')).not.toBe(factOf(before, 'Tube'))
    expect(await rowOf(number)).toMatchObject({ words: 'Mere', drawing: 2, sheet: 'waiting' })
    await tick()
    expect(await rowOf(number)).toMatchObject({ drawing: 2, sheet: `print/${number}-1-${SIGN}-1x.pdf` })
    expect((await operate('sign', 'approve', number, '1', '1')).message).toBe(
      `Line 1 of order ${number} has drawing 2 by now: its words were changed to “Mere”.`,
    )
  })

  it('have up to the letters that are paid', async () => {
    const { token } = order
    expect(await change(token, await saveSign(shopper, 'Manaia'))).toBe('changed')
    expect(await change(token, await saveSign(shopper, 'Manaias'))).toBe(
      'TOO_MANY_LETTERS: These words have 7 letters, and your order pays for 6. Use up to 6 letters, or write to us and we tell you what the longer sign costs.',
    )
    expect((await lineOf(token)).preview_words).toBe('Manaia')
  })

  it('keep the letters that were paid when they have had fewer', async () => {
    const { token } = await paidSign('Charlotte')
    expect((await lineOf(token)).sign?.letters).toBe(9)
    expect(await change(token, await saveSign(shopper, 'Ana'))).toBe('changed')
    expect(await change(token, await saveSign(shopper, 'Charlotta'))).toBe('changed')
    expect(await change(token, await saveSign(shopper, 'Charlottes'))).toMatch(
      /^TOO_MANY_LETTERS: These words have 10 letters, and your order pays for 9\./,
    )
  })

  it('are changed by another customer only with the token, and only to a design of their own', async () => {
    const hemi = asCustomer(shop, await createCustomer(shop, 'hemi-changes@example.nz', '203.0.113.93'))
    const other = createShopper(hemi, 'guest-key-of-hemi-changes')
    const { number, token } = await paidSign()
    const { id } = await lineOf(token)
    const own = await saveSign(other, 'Hemi')
    const strange = await orderSign(other)
    expect(await change('0'.repeat(32), own, other, id)).toBe(NOT_FOUND)
    expect(await change('', own, other, id)).toBe(NOT_FOUND)
    expect(await change(number, own, other, id)).toBe(NOT_FOUND)
    expect(await change(strange.token, own, other, id)).toBe(NOT_FOUND)
    const foreign = 'INVALID_DESIGN: We could not find this design. Open it and add it to the cart again.'
    expect(await change(token, own, shopper)).toBe(foreign)
    expect(await change(token, await saveSign(shopper, 'Mere'), stranger)).toBe(foreign)
    expect((await lineOf(token)).preview_words).toBe('Tama')
  })

  it('stay those of the ordered product, size and options', async () => {
    const { token } = await paidSign()
    const mug = await shopper.design([value(6, 301)], 'photo-mug')
    expect(await change(token, mug)).toBe('INVALID_DESIGN: This design was made for another product.')
    const [, colour, ...rest] = SIGN_OPTIONS
    const small = await saveSign(shopper, 'Mia', [value(2151, 215101), colour ?? '', ...rest])
    expect(await change(token, small)).toBe(
      'OTHER_OPTIONS: Your sign is paid with Width 70 × 30 cm. Choose it again, then save your words.',
    )
    const pink = await saveSign(shopper, 'Mia', [SIGN_OPTIONS[0] ?? '', value(2152, 215203), ...rest])
    expect(await change(token, pink)).toBe(
      'OTHER_OPTIONS: Your sign is paid with Colour Sky blue. Choose it again, then save your words.',
    )
    expect(await change(token, { ...pink, revision: 99 })).toMatch(/^INVALID_DESIGN: We could not find this design\./)
  })

  it('stay as they are where there is no paid sign', async () => {
    const { token } = await orderSign(shopper)
    expect((await lineOf(token)).sign).toBeNull()
    expect(await change(token, await saveSign(shopper, 'Mere'))).toBe(NO_SIGN)
    const mug = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
    await operate('paid', mug.number)
    expect((await lineOf(mug.token)).sign).toBeNull()
    expect(await change(mug.token, await saveSign(shopper, 'Mere'))).toBe(NO_SIGN)
  })
})

describe('a change of the words ends', () => {
  it('with the approval', async () => {
    const { number, token } = await paidSign()
    const [last, late] = [await saveSign(shopper, 'Mere'), await saveSign(shopper, 'Hana')]
    await tick()
    expect(await change(token, last)).toBe('changed')
    await tick()
    expect((await operate('sign', 'approve', number, '1')).status).toBe(200)
    expect(await change(token, late)).toBe(APPROVED)
    expect(await change(token, last)).toBe(APPROVED)
    expect(await lineOf(token)).toMatchObject({
      preview_words: 'Mere',
      sign: { approved_at: expect.stringMatching(/^2026-11-02 \d\d:\d\d:\d\d$/), can_change: false },
    })
    await tick()
    expect((await operate('print', 'files', number)).rows).toMatchObject([{ state: 'made' }])
  })

  it('with a cancellation or a refund', async () => {
    const cancelled = await orderSign(shopper)
    await operate('cancel', cancelled.number)
    expect(await change(cancelled.token, await saveSign(shopper, 'Mere'))).toBe(ENDED)
    const refunded = await paidSign()
    await operate('refund', refunded.number)
    await tick()
    expect(await change(refunded.token, await saveSign(shopper, 'Mere'))).toBe(ENDED)
    expect((await lineOf(refunded.token)).sign).toBeNull()
  })

  it('by one statement, where both come at once', async () => {
    const outcomes = new Set<string>()
    for (const words of ['Ana', 'Mia', 'Isla', 'Hana']) {
      const { number, token } = await paidSign()
      const design = await saveSign(shopper, words)
      const { id } = await lineOf(token)
      await tick()
      const [changed, approved] = await Promise.all([
        change(token, design, shopper, id),
        operate('sign', 'approve', number, '1'),
      ])
      const line = await lineOf(token)
      outcomes.add(
        `${changed === 'changed'} ${approved.status === 200} ${line.preview_words === words} ${line.sign?.approved_at !== null}`,
      )
    }
    for (const outcome of outcomes) expect(['true false true false', 'false true false true']).toContain(outcome)
  })
})
