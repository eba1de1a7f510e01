import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { ENQUIRY_DAYS } from '../enquiries/service'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop)

async function run(...args: string[]) {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const answer = await shop.request('/operator', { method: 'POST', body: JSON.stringify({ args }), headers }, null)
  const said = await answer.json<{ text?: string; message?: string; rows?: Record<string, string | number>[] }>()
  return { status: answer.status, ...said }
}

async function shared(email: string): Promise<{ reference: string; photo: string }> {
  const photo = await shopper.upload()
  const { data } = await shop.submit(
    'mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { reference } }',
    { input: { photo, order: '000000012', email, consent: true } },
  )
  return { reference: data.sharePhoto.reference, photo }
}

describe('an enquiry', () => {
  it('waits until it is decided, and its details include links to its photos', async () => {
    const { reference, photo } = await shared('enquiry-1@example.com')
    expect((await run('enquiries')).rows).toContainEqual(
      expect.objectContaining({ reference, kind: 'photo', email: 'enquiry-1@example.com', photos: 1 }),
    )
    const { rows = [] } = await run('enquiries', 'show', reference.toLowerCase())
    expect(rows).toContainEqual({ field: 'Order', value: '000000012' })
    const link = String(rows.find(({ field }) => field === 'Photo')?.value)
    expect(link).toContain(photo)
    expect((await shop.request(link, {}, null)).status).toBe(200)
    expect((await run('enquiries', 'approve', reference)).text).toBe('1 photo approved.')
    expect((await run('enquiries')).rows).not.toContainEqual(expect.objectContaining({ reference }))
  })

  it('is stored while it is shown, and removed once it is refused', async () => {
    const { reference, photo } = await shared('enquiry-2@example.com')
    await run('enquiries', 'approve', reference)
    await shop.tick(ENQUIRY_DAYS + 1)
    expect((await shop.request(`/media/uploads/${photo}`)).status).toBe(200)
    await run('enquiries', 'refuse', reference)
    await shop.tick()
    await shop.tick()
    expect((await shop.request(`/media/uploads/${photo}`)).status).toBe(404)
  })

  it('that is no photo is done and not approved', async () => {
    const { data } = await shop.submit(
      'mutation ($input: OrderFormInput!) { sendOrderForm(input: $input) { reference } }',
      { input: { form: 'cp', item: 'Canvas pad', quantity: '2', name: 'Mere', email: 'enquiry-3@example.com' } },
    )
    const { reference } = data.sendOrderForm
    expect(await run('enquiries', 'approve', reference)).toMatchObject({
      status: 422,
      message: `There is no photo ${reference}.`,
    })
    expect((await run('enquiries', 'done', reference)).text).toBe('1 form done.')
  })

  it.each([
    [['enquiries', 'show', 'nope'], 'There is no form "nope".'],
    [['enquiries', 'done'], 'Give the forms.'],
  ])('is refused for %j', async (args, message) => {
    expect(await run(...args)).toMatchObject({ status: 422, message })
  })
})
