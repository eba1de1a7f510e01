import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { nextTry } from './service'

/** The fields of a mail. */
interface Sent {
  from: EmailAddress
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

const TOKEN = 'operator-token-of-a-test'

/** A mail service that accepts mails, or refuses them. */
function mailService() {
  const sent: Sent[] = []
  const office = { sent, refusal: null as string | null, takesMs: 0, onSend: (_: Sent): unknown => null }
  const send = async (mail: Sent) => {
    office.onSend(mail)
    await new Promise((resolve) => setTimeout(resolve, office.takesMs))
    if (office.refusal) throw new Error(office.refusal)
    sent.push(mail)
    return { messageId: `${sent.length}` }
  }
  return Object.assign(office, { EMAIL: { send } as unknown as string })
}

const office = mailService()
const settings = { EMAIL: office.EMAIL, MAIL_FROM: 'shop@kea.example', OPERATOR_TOKEN: TOKEN }
const shop = createTestShop(settings)

const write = (id: string, replyTo: string | null = null) =>
  shop.db
    .prepare(
      `INSERT INTO outbox (message_id, recipient, reply_to, subject, body, html, created_at)
       VALUES (?, 'mia@example.nz', ?, 'Kia ora', 'The text', '<p>The text', '2026-11-02T08:00:00.000Z') RETURNING id`,
    )
    .bind(id, replyTo)
    .first<number>('id')
const stateOf = (id: number | null) =>
  shop.db
    .prepare("SELECT state || ', ' || attempts FROM outbox WHERE id = ?")
    .bind(id)
    .raw()
    .then(([row]) => row?.[0])

async function run(...args: string[]) {
  const init = { method: 'POST', body: JSON.stringify({ args }), headers: { authorization: `Bearer ${TOKEN}` } }
  return (await shop.request('/operator', init, null)).json<{ text?: string; message?: string; rows?: object[] }>()
}

describe('a mail in the outbox', () => {
  beforeEach(async () => {
    await shop.db.prepare("UPDATE outbox SET state = 'sent'").run()
    office.sent.length = 0
    office.refusal = null
  })

  it('is sent by the next tick, once, in the shop’s name', async () => {
    const id = await write('m1', 'asker@example.nz')
    await shop.tick()
    await shop.tick()
    expect(office.sent).toEqual([
      {
        from: { email: 'shop@kea.example', name: 'Kea Prints' },
        to: 'mia@example.nz',
        replyTo: 'asker@example.nz',
        subject: 'Kia ora',
        text: 'The text',
        html: '<p>The text',
        headers: { 'X-Message-ID': '<m1@kea.example>' },
      },
    ])
    expect(await stateOf(id)).toBe('sent, 1')
  })

  it('is sent once by two concurrent ticks, each mail by one of them', async () => {
    const ids = await Promise.all([write('m2'), write('m3'), write('m4')])
    office.takesMs = 20
    await Promise.all([shop.tick(), shop.tick()])
    office.takesMs = 0
    expect(office.sent.map(({ headers }) => headers?.['X-Message-ID']).sort()).toEqual([
      '<m2@kea.example>',
      '<m3@kea.example>',
      '<m4@kea.example>',
    ])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['sent, 1', 'sent, 1', 'sent, 1'])
  })

  it('loses its text when it has been sent, and not before', async () => {
    const id = await write('m10')
    const textOf = () =>
      shop.db.prepare('SELECT body, html, recipient, subject, sent_at FROM outbox WHERE id = ?').bind(id).first()
    office.refusal = 'Not now'
    await shop.tick()
    const unchanged = { recipient: 'mia@example.nz', subject: 'Kia ora' }
    expect(await textOf()).toEqual({ ...unchanged, body: 'The text', html: '<p>The text', sent_at: null })
    office.refusal = null
    await shop.tick(0.01)
    expect(await textOf()).toEqual({ ...unchanged, body: '', html: '', sent_at: expect.stringMatching(/^2026-/) })
  })

  it('of earlier code, which wrote no HTML, is sent as text', async () => {
    const id = await write('m14')
    await shop.db.prepare("UPDATE outbox SET html = '' WHERE id = ?").bind(id).run()
    await shop.tick()
    expect(office.sent.map(({ text, html }) => [text, html])).toEqual([['The text', undefined]])
  })

  it('has the same Message-ID in every attempt, in a header of its own', async () => {
    const given: (string | undefined)[] = []
    office.refusal = 'Not now'
    office.onSend = ({ headers }) => given.push(headers?.['X-Message-ID'])
    await write('order-00ff')
    await shop.tick()
    await shop.tick(0.01)
    office.refusal = null
    await shop.tick(0.1)
    office.onSend = () => {}
    expect(given).toEqual(Array(3).fill('<order-00ff@kea.example>'))
    // Cloudflare refuses a mail with a Message-ID.
    expect(Object.keys(office.sent[0]?.headers ?? {})).toEqual(['X-Message-ID'])
  })

  it('of a newsletter has the address for unsubscribing by one POST in its headers', async () => {
    await shop.db
      .prepare(
        `INSERT INTO outbox (message_id, recipient, subject, body, unsubscribe_url, created_at) VALUES ('m11',
           'mia@example.nz', 'Kia ora', 'The text', 'https://shop.example/newsletter/unsubscribe?token=0', '2026')`,
      )
      .run()
    await shop.tick()
    expect(office.sent[0]?.headers).toEqual({
      'X-Message-ID': '<m11@kea.example>',
      'List-Unsubscribe': '<https://shop.example/newsletter/unsubscribe?token=0>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it.each([
    ['no mail service', { MAIL_FROM: 'shop@kea.example', EMAIL: undefined as unknown as string }],
    ['no sender address', { EMAIL: office.EMAIL }],
  ])('waits if the shop has %s', async (why, settings) => {
    const id = await write(why)
    await createTestShop(settings).tick()
    expect([office.sent, await stateOf(id)]).toEqual([[], 'waiting, 0'])
  })

  it('that is refused is sent again later, a few times, and then waits for the operator', async () => {
    const id = await write('m5')
    office.refusal = 'The recipient is unknown'
    await shop.tick()
    await shop.tick()
    expect(await stateOf(id)).toBe('waiting, 1')
    for (let day = 0; day < 6; day++) await shop.tick(1)
    expect(await stateOf(id)).toBe('unknown, 5')
    const row = { id, state: 'unknown', error: 'The recipient is unknown', recipient: 'mia@example.nz' }
    expect(await run('mails')).toMatchObject({ text: '1 mail was not sent.', rows: [row] })

    office.refusal = null
    await shop.tick(1)
    expect(office.sent).toEqual([])
    expect(await run('mails', 'again', `${id}`)).toMatchObject({ text: '1 mail is sent within a minute.' })
    await shop.tick()
    expect([office.sent.length, await stateOf(id)]).toEqual([1, 'sent, 1'])
    expect(await run('mails', 'again', `${id}`)).toMatchObject({ message: `There is no unknown mail ${id}.` })
    expect(await run('mails', 'again', 'x')).toMatchObject({ message: '"x" is not the id of a mail.' })
  })

  it('leaves no address in the log when it is refused', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const id = await write('m7', 'asker@example.nz')
    office.refusal = `mia@example.nz is unknown, and so is asker@example.nz ${'!'.repeat(900)}`
    await shop.tick()
    const written = log.mock.calls.flat().join()
    log.mockRestore()
    expect(written).toContain(`mail ${id}`)
    expect(written).toContain('(address) is unknown, and so is (address) !!!')
    expect(written).not.toContain('@example.nz')
  })

  it('that was sent but could not be marked does not stop the others', async () => {
    const ids = [await write('m8'), await write('m9')]
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await shop.db
      .prepare(
        `CREATE TRIGGER broken BEFORE UPDATE OF state ON outbox WHEN NEW.state = 'sent' AND NEW.message_id = 'm8'
         BEGIN SELECT RAISE(ABORT, 'No luck'); END`,
      )
      .run()
    await shop.tick()
    await shop.db.prepare('DROP TRIGGER broken').run()
    log.mockRestore()
    expect([office.sent.length, await Promise.all(ids.map(stateOf))]).toEqual([2, ['claimed, 1', 'sent, 1']])
  })

  it('of a Worker that ended between the claim and the mark is not sent again automatically', async () => {
    const own = createTestShop(settings)
    const id = await write('m6')
    // The Worker hangs while the mail is being sent, like one that has ended: nothing is marked.
    let reached = () => {}
    let end = () => {}
    const isOnItsWay = new Promise<void>((resolve) => {
      reached = resolve
    })
    const send = () => {
      reached()
      return new Promise<void>((resolve) => {
        end = resolve
      })
    }
    const ended = createTestShop({ ...settings, EMAIL: { send } as unknown as string }).tick()
    await isOnItsWay
    expect(await stateOf(id)).toBe('claimed, 1')
    await own.tick()
    expect([office.sent, await stateOf(id)]).toEqual([[], 'claimed, 1'])
    await own.tick(1)
    expect([office.sent, await stateOf(id)]).toEqual([[], 'unknown, 1'])
    await own.tick(1)
    expect(office.sent).toEqual([])
    end()
    await ended
  })

  it('can be marked as sent by the operator', async () => {
    const ids = [await write('m12'), await write('m13')]
    await shop.db.prepare("UPDATE outbox SET state = 'unknown' WHERE id = ?").bind(ids[0]).run()
    const [first, second] = ids.map(String)
    expect(await run('mails', 'gone', first ?? '', second ?? '')).toMatchObject({ text: '2 mails marked as sent.' })
    await shop.tick()
    expect([office.sent, await Promise.all(ids.map(stateOf))]).toEqual([[], ['sent, 0', 'sent, 0']])
    expect(await shop.db.prepare('SELECT body || html AS text FROM outbox WHERE id = ?').bind(ids[0]).first()).toEqual({
      text: '',
    })
    expect(await run('mails', 'gone', first ?? '')).toMatchObject({
      message: `There is no waiting or unknown mail ${first}.`,
    })
  })

  it('waits longer after each attempt', () => {
    const now = new Date('2026-11-02T00:00:00Z')
    expect([1, 2, 4, 5].map((attempts) => nextTry(now, attempts))).toEqual([
      '2026-11-02T00:05:00.000Z',
      '2026-11-02T00:25:00.000Z',
      '2026-11-02T10:25:00.000Z',
      null,
    ])
  })
})
