import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { nextTry } from './service'

type Sent = Parameters<SendEmail['send']>[0]

const TOKEN = 'operator-token-of-a-test'

/** A post office that takes what it is given, or refuses it. */
function postOffice() {
  const sent: Sent[] = []
  const office = { sent, refusal: null as string | null }
  const send = async (mail: Sent) => {
    if (office.refusal) throw new Error(office.refusal)
    sent.push(mail)
    return { messageId: `${sent.length}` }
  }
  return Object.assign(office, { EMAIL: { send } as unknown as string })
}

const office = postOffice()
const settings = { EMAIL: office.EMAIL, MAIL_FROM: 'shop@kea.example', OPERATOR_TOKEN: TOKEN }
const shop = createTestShop(settings)

const write = (id: string, replyTo: string | null = null) =>
  shop.db
    .prepare(
      `INSERT INTO outbox (message_id, recipient, reply_to, subject, body, created_at)
       VALUES (?, 'mia@example.nz', ?, 'Kia ora', 'The words', '2026-11-02T08:00:00.000Z') RETURNING id`,
    )
    .bind(id, replyTo)
    .first<number>('id')
const stateOf = (id: number | null) =>
  shop.db
    .prepare("SELECT state || ', ' || attempts FROM outbox WHERE id = ?")
    .bind(id)
    .raw()
    .then(([row]) => row?.[0])

async function say(...words: string[]) {
  const init = { method: 'POST', body: JSON.stringify({ words }), headers: { authorization: `Bearer ${TOKEN}` } }
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
        text: 'The words',
      },
    ])
    expect(await stateOf(id)).toBe('sent, 1')
  })

  it('is sent once by two ticks at a time', async () => {
    await Promise.all([write('m2'), write('m3'), write('m4')])
    await Promise.all([shop.tick(), shop.tick()])
    expect(office.sent).toHaveLength(3)
  })

  it.each([
    ['nobody sends', { MAIL_FROM: 'shop@kea.example', EMAIL: undefined as unknown as string }],
    ['it would come from nowhere', { EMAIL: office.EMAIL }],
  ])('waits where %s', async (why, settings) => {
    const id = await write(why)
    await createTestShop(settings).tick()
    expect([office.sent, await stateOf(id)]).toEqual([[], 'waiting, 0'])
  })

  it('that is refused is tried again later, a few times, and then left to a person', async () => {
    const id = await write('m5')
    office.refusal = 'The recipient is unknown'
    await shop.tick()
    await shop.tick()
    expect(await stateOf(id)).toBe('waiting, 1')
    for (let day = 0; day < 6; day++) await shop.tick(1)
    expect(await stateOf(id)).toBe('unknown, 5')
    const row = { id, state: 'unknown', error: 'The recipient is unknown', recipient: 'mia@example.nz' }
    expect(await say('mails')).toMatchObject({ text: '1 mail has not gone.', rows: [row] })

    office.refusal = null
    await shop.tick(1)
    expect(office.sent).toEqual([])
    expect(await say('mails', 'again', `${id}`)).toMatchObject({ text: '1 mail goes within a minute.' })
    await shop.tick()
    expect([office.sent.length, await stateOf(id)]).toEqual([1, 'sent, 1'])
    expect(await say('mails', 'again', `${id}`)).toMatchObject({ message: `There is no unknown mail ${id}.` })
    expect(await say('mails', 'again', 'x')).toMatchObject({ message: '"x" is no number of a mail.' })
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

  it('that went and could not be written down holds no other up', async () => {
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

  it('whose sending was cut off is not sent again by itself', async () => {
    const id = await write('m6')
    await shop.db
      .prepare("UPDATE outbox SET state = 'claimed', tried_at = '2026-11-02T08:00:00.000Z' WHERE id = ?")
      .bind(id)
      .run()
    await shop.tick()
    expect([office.sent, await stateOf(id)]).toEqual([[], 'unknown, 0'])
  })

  it('waits longer after each try', () => {
    const now = new Date('2026-11-02T00:00:00Z')
    expect([1, 2, 4, 5].map((attempts) => nextTry(now, attempts))).toEqual([
      '2026-11-02T00:05:00.000Z',
      '2026-11-02T00:25:00.000Z',
      '2026-11-02T10:25:00.000Z',
      null,
    ])
  })
})
