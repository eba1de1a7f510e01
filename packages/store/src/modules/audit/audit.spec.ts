import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createAuditRepo } from './repo'

const TOKEN = 'operator-token-of-the-audit'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const repo = createAuditRepo(shop.db)

interface Answer {
  rows?: { at: string; who: string; command: string; outcome: string }[]
}

async function run(args: readonly string[], name?: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await shop.request(
    '/operator',
    {
      method: 'POST',
      body: JSON.stringify({ args, name }),
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
    },
    null,
  )
  return answer.json()
}

const last = async () => (await repo.newest(1))[0]

describe('an operator command', () => {
  it('stores who ran what, when and with which outcome', async () => {
    await run(['orders', 'waiting'], 'Mere', { 'x-caller': '203.0.113.0' })
    expect(await last()).toEqual({
      id: expect.any(Number),
      at: '2026-11-02T09:00:00.000Z',
      who: expect.stringMatching(/^Mere, token [0-9a-f]{8}, address [0-9a-f]{8}$/),
      command: 'orders waiting',
      outcome: 'done',
    })
    await run(['paid', '999999999'])
    expect(await last()).toMatchObject({
      who: expect.stringMatching(/^no name, token [0-9a-f]{8}, an unknown address$/),
      command: 'paid 999999999',
      outcome: 'refused',
    })
  })

  it('is identified by a fingerprint of its token, from which the token cannot be read', async () => {
    await run(['orders'])
    const mine = (await last())?.who
    const other = createTestShop({ OPERATOR_TOKEN: 'another-operator-token' })
    await other.request(
      '/operator',
      { method: 'POST', body: '{"args":["orders"]}', headers: { authorization: 'Bearer another-operator-token' } },
      null,
    )
    expect((await last())?.who).not.toBe(mine)
    expect(mine).not.toContain(TOKEN.slice(0, 8))
  })

  it.each([
    [['questions', 'answer', '77', 'Ring', 'me', 'on', '021'], 'questions answer 77'],
    [['ship', '999999999', 'NZP', '12345'], 'ship 999999999'],
    [['orders', 'show', 'mere@example.com'], 'orders show …'],
    [['settings', 'set', 'store_phone', 'none'], 'settings set store_phone'],
    [['coupon', 'end', 'NO-SUCH-CODE'], 'coupon end NO-SUCH-CODE'],
    [['cancel', 'from', '0a1b2c3d', 'and', 'more'], 'cancel from 0a1b2c3d'],
    [['reviews', 'refuse', 'a', 'b'], 'reviews refuse a b'],
  ])('stores the ids of %j and no other arguments', async (args, command) => {
    await run(args)
    expect((await last())?.command).toBe(command)
  })

  it.each(['<b>', 'mere@example.com', 'x'.repeat(41), '\u001b[31mMere', ''])('stores no name for %j', async (name) => {
    await run(['orders'], name)
    expect((await last())?.who).toMatch(/^no name, /)
  })

  it('without a token, or of an unknown name, stores nothing', async () => {
    await run(['orders'])
    const before = (await last())?.id
    await run(['dance'])
    await run([])
    await shop.request('/operator', { method: 'POST', body: '{"args":["orders"]}' }, null)
    expect((await last())?.id).toBe(before)
  })

  it('is stored before it runs, so that an interrupted one stays begun', async () => {
    // The list is the audit while a command runs, with the command's own row.
    const { rows } = await run(['audit'])
    expect(rows?.[0]).toMatchObject({ at: '2026-11-02 09:00:00', command: 'audit', outcome: 'begun' })
    expect((await last())?.outcome).toBe('done')
  })

  it('that fails has the outcome failed', async () => {
    await shop.db.prepare('ALTER TABLE outbox RENAME TO outbox_away').run()
    try {
      await run(['mails'])
      expect(await last()).toMatchObject({ command: 'mails', outcome: 'failed' })
    } finally {
      await shop.db.prepare('ALTER TABLE outbox_away RENAME TO outbox').run()
    }
  })
})

describe('the audit', () => {
  it('is stored for 400 days', async () => {
    const later = createTestShop({ OPERATOR_TOKEN: TOKEN })
    await run(['orders'])
    const id = (await last())?.id
    const isThere = async () => (await repo.newest(100)).some((row) => row.id === id)
    await later.tick(399)
    expect(await isThere()).toBe(true)
    await later.tick(2)
    expect(await isThere()).toBe(false)
  })

  it('lists the newest first', async () => {
    await run(['orders'])
    const { rows = [] } = await run(['audit'])
    expect(rows.slice(0, 2).map(({ command }) => command)).toEqual(['audit', 'orders'])
  })

  it('removes its oldest rows in portions, and no newer ones', async () => {
    for (const day of ['01', '02', '03']) await repo.begin(`2020-01-${day}T00:00:00.000Z`, 'old', `old ${day}`)
    const old = async () =>
      (await shop.db.prepare("SELECT command FROM operator_audit WHERE who = 'old' ORDER BY at").all()).results
    expect(await repo.removeOld('2020-01-03T00:00:00.000Z', 1)).toBe(1)
    expect(await old()).toEqual([{ command: 'old 02' }, { command: 'old 03' }])
    expect(await repo.removeOld('2020-01-03T00:00:00.000Z', 100)).toBe(1)
    expect(await repo.removeOld('2020-01-03T00:00:00.000Z', 100)).toBe(0)
    expect(await old()).toEqual([{ command: 'old 03' }])
  })
})
