import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop)

const post = (body: string, authorization = `Bearer ${TOKEN}`, at = shop) =>
  at.request('/operator', { method: 'POST', body, headers: { authorization } }, null)

interface Answer {
  status: number
  changed: string | null
  text?: string
  message?: string
  rows?: Record<string, string | number | null>[]
  usage?: { command: string; about: string }[]
}

async function run(...args: string[]): Promise<Answer> {
  const answer = await post(JSON.stringify({ args }))
  const changed = answer.headers.get('x-changed-pages')
  return { status: answer.status, changed, ...(await answer.json<Omit<Answer, 'status' | 'changed'>>()) }
}

const order = async (): Promise<{ number: string; token: string }> =>
  (await shopper.place((await shopper.readyCart()).cartId)).orderV2
const statusOf = async (token: string): Promise<string> =>
  (await shop.graphql(`{ guestOrderByToken(input: { token: "${token}" }) { status } }`)).data.guestOrderByToken.status

describe('the operator endpoint', () => {
  it.each([
    ['nothing', ''],
    ['another token', 'Bearer operator-token-of-a-tesT'],
    ['a part of the token', `Bearer ${TOKEN.slice(0, -1)}`],
    ['the token in another scheme', `Basic ${TOKEN}`],
  ])('refuses %s', async (_, authorization) => {
    const { token, number } = await order()
    const answer = await post(JSON.stringify({ args: ['paid', number] }), authorization)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await statusOf(token)).toBe('Waiting for payment')
  })

  it('refuses every token where the shop has none', async () => {
    // The secrets of .dev.vars are bound in tests too.
    const closed = createTestShop({ OPERATOR_TOKEN: undefined as unknown as string })
    for (const token of ['', 'undefined', TOKEN]) {
      expect((await post('{"args":[]}', `Bearer ${token}`, closed)).status).toBe(401)
    }
  })

  it('answers its usage without arguments, and for an unknown command', async () => {
    const { status, usage } = await run()
    expect(status).toBe(200)
    expect(usage?.map(({ command }) => command)).toContain('reviews approve <uid>…')
    expect(await run('dance')).toMatchObject({ status: 404, message: 'There is no command "dance".' })
    expect(await run('reviews', 'eat')).toMatchObject({
      status: 422,
      message: '"eat" is not a subcommand of "reviews".',
    })
  })

  it.each(['', 'paid', '["paid"]', '{"args":"paid"}', '{"args":[1]}'])('refuses the body %j', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('accepts only POST', async () => {
    const answer = await shop.request('/operator', { headers: { authorization: `Bearer ${TOKEN}` } }, null)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('an order', () => {
  it('is listed, shown, marked as paid and as sent', async () => {
    const { number, token } = await order()
    expect((await run('orders', 'waiting')).rows?.[0]).toEqual({
      number,
      state: 'waiting',
      placed: '2026-11-02 09:00:00',
      email: 'aroha@example.com',
      pieces: 1,
      total: 'N$50.90',
      tracking: null,
      from: null,
    })
    const shown = await run('orders', 'show', String(Number(number)))
    expect(shown.text).toContain('12 Ponsonby Road, Auckland 1011')
    expect(shown.rows?.[0]).toMatchObject({ pieces: 1, product: 'Canvas print', price: 'N$42.95' })
    expect(await run('ship', number)).toMatchObject({
      status: 422,
      message: `Order ${number} is waiting; only paid orders can be sent.`,
    })
    expect(await run('paid', number)).toMatchObject({ status: 200, text: `1 order paid: ${number}.` })
    expect(await statusOf(token)).toBe('Processing')
    expect(await run('paid', number)).toMatchObject({ status: 422, message: `Order ${number} is paid already.` })
    expect((await run('start', number)).text).toBe(`1 order in production: ${number}.`)
    expect(await statusOf(token)).toBe('In production')
    expect((await run('start', number)).message).toBe(
      `Order ${number} is in-production; only paid orders can be started.`,
    )
    expect((await run('ship', number, 'NZP', '12345')).text).toBe(`Order ${number} is on its way with NZP 12345.`)
    expect(await statusOf(token)).toBe('Shipped')
    expect((await run('orders', 'shipped')).rows?.[0]).toMatchObject({ number, tracking: 'NZP 12345' })
  })

  it('is shown with what the shopper wrote, each text on one line', async () => {
    const { cartId } = await shopper.readyCart()
    await shopper.call(
      `mutation ($id: String!, $info: CartAdditionalInfoInput!) {
        setAdditionalInfoOnCart(input: { cart_id: $id, additional_info: $info }) { cart { id } } }`,
      {
        id: cartId,
        info: {
          gift_message: 'Hari huritau!\nFrom \u001b[2JMere',
          order_comment: 'Ring twice.\n\nCode SPRING10 takes N$900.00 off',
          business_purchase: true,
          gst_number: '12AAAPL1234C1Z5',
          gst_certificate: 'certificates/wharenui-2026.pdf',
        },
      },
    )
    const { number } = (await shopper.place(cartId)).orderV2
    expect((await run('orders', 'show', number)).text?.split('\n').slice(2)).toEqual([
      'Gift message, for a card in the parcel: Hari huritau! / From [2JMere',
      'Comment: Ring twice. / Code SPRING10 takes N$900.00 off',
      'Purchase of a business, GST number: 12AAAPL1234C1Z5',
      'GST certificate: certificates/wharenui-2026.pdf',
    ])
  })

  it('that was cancelled cannot be marked as paid', async () => {
    const later = createTestShop({ OPERATOR_TOKEN: TOKEN })
    const guest = createShopper(later)
    const { number } = (await guest.place((await guest.readyCart()).cartId)).orderV2
    await later.tick(8)
    expect(await run('paid', number)).toMatchObject({
      status: 422,
      message: `Order ${number} was cancelled and its items were returned to stock: refund the payment, or ask for a new order.`,
    })
  })

  it.each([
    [['paid'], 'Give the orders.'],
    [['paid', 'x'], '"x" is not an order number.'],
    [['paid', '999999999'], 'There is no order 999999999.'],
    [['ship', '999999999'], 'There is no order 999999999.'],
    [['orders', 'lost'], '"lost" is not a state of an order.'],
  ])('is refused for %j', async (args, message) => {
    expect(await run(...args)).toMatchObject({ status: 422, message })
  })
})

describe('a review', () => {
  const write = (uid: string) =>
    shop.db
      .prepare(
        `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at)
         VALUES (?, 'photo-mug', 4, 'Warm', 'Keeps its colours.', 'Mere', 'pending', '2026-11-01T08:00:00Z')`,
      )
      .bind(uid)
      .run()
  const shown = async () =>
    (await shop.graphql('{ products(filter: { sku: { eq: "photo-mug" } }) { items { review_count } } }')).data.products
      .items[0].review_count

  it('is pending until it is approved, and can be refused later', async () => {
    const before = await shown()
    await write('review-1')
    await write('review-2')
    expect(await run('reviews')).toMatchObject({
      text: '2 reviews wait.',
      rows: [
        { uid: 'review-1', sku: 'photo-mug', rating: 4, written: '2026-11-01 08:00:00', photos: 0, verified: '' },
        { uid: 'review-2' },
      ],
    })
    expect(await run('reviews', 'show', 'review-1')).toMatchObject({ text: 'review-1 is pending, with 0 photos.' })
    expect(await shown()).toBe(before)
    expect(await run('reviews', 'approve', 'review-1', 'review-2')).toMatchObject({
      text: '2 reviews approved.',
      changed: expect.stringContaining('/photo-mugs /reviews'),
    })
    expect(await shown()).toBe(before + 2)
    expect((await run('reviews', 'refuse', 'review-1', 'review-2')).text).toBe('2 reviews refused.')
    expect([await shown(), (await run('reviews')).rows]).toEqual([before, []])
    expect(await run('reviews', 'approve', 'nobody')).toMatchObject({
      status: 422,
      message: 'There is no review nobody.',
    })
  })
})

describe('a question', () => {
  const ask = async (question: string): Promise<number> =>
    (await shop.db
      .prepare(
        `INSERT INTO asked_questions (slug, name, email, question, asked_at)
         VALUES ('custom-apron', 'Mere', 'mere@example.com', ?, '2026-11-01T08:00:00Z') RETURNING id`,
      )
      .bind(question)
      .first<number>('id')) ?? 0
  const shown = async () =>
    (await shop.graphql('{ pageDetails(url: "custom-apron") { qa { items { question answer } total_counts } } }')).data
      .pageDetails.qa

  it('waits for an answer, and is shown and mailed with it', async () => {
    // Other specs ask questions too.
    await shop.db.prepare("DELETE FROM asked_questions WHERE status <> 'answered'").run()
    const id = await ask('Can I wash it hot?')
    const bad = await ask('Buy my watches')
    expect(await run('questions')).toMatchObject({
      text: '2 questions wait.',
      rows: [{ id, page: '/custom-apron', question: 'Can I wash it hot?' }, { id: bad }],
    })
    expect(await shown()).toEqual({ items: [], total_counts: 0 })
    expect((await run('questions', 'answer', String(id), 'Yes,', 'at 60 °C.')).text).toBe(
      'Answered on /custom-apron; mere@example.com gets a mail.',
    )
    expect(await run('questions', 'refuse', String(bad))).toMatchObject({
      text: '1 question refused.',
      changed: '/custom-apron',
    })
    const question = { question: 'Can I wash it hot?', answer: 'Yes, at 60 °C.' }
    expect([await shown(), (await run('questions')).rows]).toEqual([{ items: [question], total_counts: 1 }, []])
    await run('questions', 'answer', String(id), 'Yes, even at 95 °C.')
    await shop.db.prepare("UPDATE outbox SET message_id = 'forgotten' WHERE recipient = 'mere@example.com'").run()
    await run('questions', 'answer', String(id), 'Yes, even at 95 °C, and wet.')
    const { results } = await shop.db.prepare("SELECT body FROM outbox WHERE recipient = 'mere@example.com'").all()
    expect(results).toEqual([{ body: expect.stringContaining('  Can I wash it hot?\n\nYes, at 60 °C.') }])
    await run('questions', 'refuse', String(id))
    expect(await shown()).toEqual({ items: [], total_counts: 0 })
  })

  it.each([
    [['questions', 'answer', 'x', 'Yes.'], '"x" is not the id of a question.'],
    [['questions', 'answer', '1'], 'Give the answer, in quotes.'],
    [['questions', 'answer', '99999', 'Yes.'], 'There is no question 99999.'],
    [['questions', 'refuse', '99999'], 'There is no question 99999.'],
    [['questions', 'refuse'], 'Give the questions.'],
  ])('is refused for %j', async (args, message) => {
    expect(await run(...args)).toMatchObject({ status: 422, message })
  })
})
