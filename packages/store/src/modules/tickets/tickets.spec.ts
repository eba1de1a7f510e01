import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const TOKEN = 'operator-token-of-the-ticket-tests'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const KEYS = { mere: 'guest-key-of-mere-tickets', hemi: 'guest-key-of-hemi-tickets' }
const FIELDS = 'uid number order_number subject status messages { author message attachments documents { name url } }'
const CREATE = `mutation ($input: CreateOrderTicketInput!) {
  createOrderTicket(input: $input) { ticket { ${FIELDS} } user_errors { code message path } } }`
const ADD = `mutation ($input: AddOrderTicketMessageInput!) {
  addOrderTicketMessage(input: $input) { ticket { ${FIELDS} } user_errors { code } } }`
const LIST = `{ customer { order_tickets { total_count page_info { total_pages } items { ${FIELDS} } } } }`
const NOT_AUTHORISED = "The current customer isn't authorized."

let mere: TestShop
let hemi: TestShop

const orderOf = async (who: TestShop, key: string): Promise<string> => {
  const shopper = createShopper(who, key)
  return (await shopper.place((await shopper.readyCart()).cartId)).orderV2.number
}
const ask = (who: TestShop, input: object, key: string = KEYS.mere) => who.graphql(CREATE, { input }, key)
const asked = async (subject: string, more: object = {}) => {
  const order_number = await orderOf(mere, KEYS.mere)
  const { data } = await ask(mere, { order_number, subject, message: 'A corner is bent.', ...more })
  return data.createOrderTicket.ticket
}
const command = async (...args: string[]) => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const answer = await shop.request('/operator', { method: 'POST', headers, body: JSON.stringify({ args }) }, null)
  return answer.json<{ text?: string; rows?: Record<string, string>[]; message?: string }>()
}

beforeAll(async () => {
  mere = asCustomer(shop, await createCustomer(shop, 'mere-tickets@example.nz', '203.0.113.61'))
  hemi = asCustomer(shop, await createCustomer(shop, 'hemi-tickets@example.nz', '203.0.113.62'))
})

describe('a question about an order', () => {
  it('has its photos, and reaches the shop by one mail, also if it is sent twice', async () => {
    const photo = await createShopper(mere, KEYS.mere).upload()
    const order_number = await orderOf(mere, KEYS.mere)
    const input = { order_number, subject: ' Bent ', message: 'A corner is bent.', attachments: [photo] }
    const { ticket, user_errors } = (await ask(mere, input)).data.createOrderTicket
    expect(user_errors).toEqual([])
    expect(ticket).toMatchObject({ order_number, subject: 'Bent', status: 'Open' })
    expect(ticket.messages).toEqual([
      {
        author: 'customer',
        message: 'A corner is bent.',
        attachments: [expect.stringContaining(`/media/uploads/${photo}?`)],
        documents: [],
      },
    ])
    expect((await ask(mere, input)).data.createOrderTicket.ticket.uid).toBe(ticket.uid)
    const mails = await shop.db
      .prepare('SELECT reply_to FROM outbox WHERE subject = ?')
      .bind(`A question about order ${order_number}`)
      .all()
    expect(mails.results).toEqual([{ reply_to: 'mere-tickets@example.nz' }])
  })

  it('is about an order of the customer only', async () => {
    const order_number = await orderOf(mere, KEYS.mere)
    const input = { order_number, subject: 'Mine', message: 'Whose?' }
    expect((await ask(hemi, input, KEYS.hemi)).data.createOrderTicket).toMatchObject({
      ticket: null,
      user_errors: [{ code: 'ORDER_NOT_FOUND', path: ['input', 'order_number'] }],
    })
    expect((await ask(shop, input)).errors?.[0]?.message).toBe(NOT_AUTHORISED)
  })

  it('may have a PDF beside its photos, which its customer and the shop download', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7\ntrailer\n%%EOF\n')
    const sent = await createShopper(mere, KEYS.mere).send(pdf, { type: 'application/pdf' })
    const { uid } = await sent.json<{ uid: string }>()
    const { messages, number } = await asked('With a PDF', { attachments: [uid] })
    expect(messages[0]).toMatchObject({
      attachments: [],
      documents: [{ name: 'photo.jpg', url: expect.stringContaining(`/media/uploads/${uid}?`) }],
    })
    const download = (path: string) => shop.request(path, {}, null)
    const answer = await download(messages[0].documents[0].url)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="document.pdf"',
    ])
    expect((await download(`/media/uploads/${uid}`)).status).toBe(404)
    const shown = await command('tickets', 'show', number)
    expect((await download(shown.rows?.[0]?.files ?? '')).status).toBe(200)
  })

  it('takes no photo of somebody else', async () => {
    const photo = await createShopper(hemi, KEYS.hemi).upload()
    const order_number = await orderOf(mere, KEYS.mere)
    const input = { order_number, subject: 'Photo', message: 'This one.', attachments: [photo] }
    expect((await ask(mere, input)).data.createOrderTicket.user_errors[0].code).toBe('FILE_NOT_FOUND')
  })

  it.each([
    [{ subject: ' ' }, 'This is a required field.'],
    [{ message: '' }, 'This is a required field.'],
    [{ message: 'x'.repeat(4001) }, 'Keep your message to 4000 characters.'],
    [{ attachments: Array.from({ length: 6 }, () => '0'.repeat(32)) }, 'Send at most 5 files.'],
  ])('is refused with %j', async (more, message) => {
    const input = { order_number: '000000001', subject: 'A', message: 'B', ...more }
    expect((await ask(mere, input)).errors?.[0]?.message).toContain(message)
  })
})

describe('a ticket', () => {
  it('is listed for its customer only', async () => {
    const { uid } = await asked('Where is it?')
    const own = (await mere.graphql(LIST, {}, null)).data.customer.order_tickets
    expect(own.items[0].uid).toBe(uid)
    expect(own.total_count).toBe(own.items.length)
    expect((await hemi.graphql(LIST, {}, null)).data.customer.order_tickets).toMatchObject({
      total_count: 0,
      items: [],
    })
    expect((await shop.graphql(LIST, {}, null)).errors?.[0]?.message).toBe(NOT_AUTHORISED)
  })

  it('is answered by the shop, closed, and opened by a further message', async () => {
    const { number, uid, order_number } = await asked('Colours')
    expect((await command('tickets')).rows?.map((row) => row.number)).toContain(number)
    await command('tickets', 'answer', number, 'We', 'send', 'a new one.')
    const shown = await command('tickets', 'show', number.toLowerCase())
    expect(shown.text).toBe(`${number} about order ${order_number} is answered: Colours`)
    expect(shown.rows?.map(({ author, message }) => [author, message])).toEqual([
      ['customer', 'A corner is bent.'],
      ['shop', 'We send a new one.'],
    ])
    const subject = `We have answered your question about order ${order_number}`
    const mail = await shop.db
      .prepare('SELECT recipient, body FROM outbox WHERE subject = ?')
      .bind(subject)
      .first<Record<string, string>>()
    expect(mail?.recipient).toBe('mere-tickets@example.nz')
    expect(mail?.body).toContain('We send a new one.')
    await command('tickets', 'close', number)
    const add = (who: TestShop, message: string) => who.graphql(ADD, { input: { ticket_uid: uid, message } }, null)
    expect((await mere.graphql(LIST, {}, null)).data.customer.order_tickets.items[0].status).toBe('Closed')
    const { ticket } = (await add(mere, 'Thank you!')).data.addOrderTicketMessage
    expect(ticket.status).toBe('Open')
    expect(ticket.messages.at(-1)).toMatchObject({ author: 'customer', message: 'Thank you!' })
    expect((await add(hemi, 'Me too')).data.addOrderTicketMessage.user_errors).toEqual([{ code: 'TICKET_NOT_FOUND' }])
    expect((await add(shop, 'Me too')).errors?.[0]?.message).toBe(NOT_AUTHORISED)
  })

  it('that is unknown is named by the command', async () => {
    expect(JSON.stringify(await command('tickets', 'show', 'T999999'))).toContain('There is no ticket')
    expect(JSON.stringify(await command('tickets', 'answer', '1'))).toContain('Give an answer')
  })
})
