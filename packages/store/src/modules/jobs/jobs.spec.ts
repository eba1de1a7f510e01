import { describe, expect, it, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

/** An order that is not paid, in its own shop. */
async function unpaidOrder(shop: TestShop): Promise<() => Promise<string>> {
  const shopper = createShopper(shop)
  const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
  return async () => {
    const row = await shop.db
      .prepare(`SELECT o.status || ', ' || group_concat(j.kind || ' ' || j.state, ', ') AS states
        FROM orders o JOIN jobs j ON j.order_id = o.id WHERE o.number = ? ORDER BY j.kind`)
      .bind(orderV2.number)
      .first<string>('states')
    return row ?? ''
  }
}

const WAITS = 'pending_payment, order_mail done, expire_order waiting'
const ENDED = 'cancelled, order_mail done, expire_order done'

describe('a due job', () => {
  it('is run by the scheduled handler, and not before its time', async () => {
    const shop = createTestShop()
    const state = await unpaidOrder(shop)
    await shop.tick(6)
    expect(await state()).toBe(WAITS)
    await shop.tick(1)
    expect(await state()).toBe(ENDED)
  })

  it('is run by the first request of a minute without a cron', async () => {
    const shop = createTestShop({ MODE: 'local' })
    const state = await unpaidOrder(shop)
    shop.wait(8)
    expect(await state()).toBe(WAITS)
    expect((await shop.request('/healthz')).status).toBe(200)
    expect(await state()).toBe(ENDED)
  })

  it('is left to the cron elsewhere', async () => {
    const shop = createTestShop({ MODE: 'preview' })
    const state = await unpaidOrder(shop)
    shop.wait(8)
    await shop.request('/healthz')
    expect(await state()).toBe(WAITS)
  })
})

const addJob = (shop: TestShop, kind: string, subject: string) =>
  shop.db
    .prepare("INSERT INTO jobs (kind, subject, run_at) VALUES (?1, ?2, '2026-11-02T08:00:00.000Z') RETURNING id")
    .bind(kind, subject)
    .first<number>('id')
const jobRow = (shop: TestShop, id: number | null) =>
  shop.db.prepare('SELECT state, attempts, error FROM jobs WHERE id = ?').bind(id).first()

/** Runs work without log output in the terminal; answers the log lines. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await work()
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return lines
}

describe('a job', () => {
  it('that fails is run again later, five times in all, and does not stop the others', async () => {
    const shop = createTestShop()
    const id = await addJob(shop, 'nobody_knows', 'fails')
    const error = '"nobody_knows" is no kind of job'
    const state = await unpaidOrder(shop)
    await logged(() => shop.tick())
    await logged(() => shop.tick())
    expect(await jobRow(shop, id)).toEqual({ state: 'waiting', attempts: 1, error })
    await logged(() => shop.tick(8))
    expect(await state()).toBe(ENDED)
    expect(await jobRow(shop, id)).toEqual({ state: 'waiting', attempts: 2, error })
    for (let day = 0; day < 4; day += 1) await logged(() => shop.tick(1))
    expect(await jobRow(shop, id)).toEqual({ state: 'failed', attempts: 5, error })
  })

  it('is run once by two concurrent ticks', async () => {
    const shop = createTestShop()
    const ids = await Promise.all(['a', 'b', 'c'].map((subject) => addJob(shop, 'nobody_knows', `once-${subject}`)))
    const lines = await logged(() => Promise.all([shop.tick(), shop.tick()]))
    expect(lines.match(/"event":"job nobody_knows"/g)).toHaveLength(3)
    expect(await Promise.all(ids.map((id) => jobRow(shop, id)))).toMatchObject(Array(3).fill({ attempts: 1 }))
    await shop.db.prepare("DELETE FROM jobs WHERE kind = 'nobody_knows'").run()
  })

  it('of an ended Worker is run again after ten minutes, and fails after five attempts', async () => {
    const shop = createTestShop()
    const id = await addJob(shop, 'order_mail', 'ends the Worker')
    const claimedBy = (attempts: number) =>
      shop.db
        .prepare("UPDATE jobs SET claimed_until = '2026-11-02T09:10:00.000Z', attempts = ?2 WHERE id = ?1")
        .bind(id, attempts)
        .run()
    await claimedBy(1)
    await logged(() => shop.tick(0.006))
    expect(await jobRow(shop, id)).toMatchObject({ state: 'waiting', attempts: 1 })
    await claimedBy(5)
    await logged(() => shop.tick(0.002))
    expect(await jobRow(shop, id)).toMatchObject({ state: 'failed', attempts: 6 })
  })

  it('is identified by its kind, its order and its subject', async () => {
    const shop = createTestShop()
    await unpaidOrder(shop)
    const add = (subject: string) =>
      shop.db
        .prepare("INSERT INTO jobs (kind, order_id, subject, run_at) SELECT 'refund', max(id), ?, '9999' FROM orders")
        .bind(subject)
        .run()
    await add('refund 1')
    await add('refund 2')
    await expect(add('refund 2')).rejects.toThrow('UNIQUE constraint failed')
  })
})

describe('a failing part of the minute’s jobs', () => {
  it.each([
    ['in the cron', {}, (shop: TestShop) => shop.tick(40)],
    ['on the shopkeeper’s own machine', { MODE: 'local' }, (shop: TestShop) => shop.request('/healthz')],
  ])('is logged by its name and does not stop the others, %s', async (_, settings, work) => {
    const shop = createTestShop(settings)
    const cartId = await createShopper(shop, `guest-key-of-work-${Object.keys(settings).length}`).newCart()
    shop.wait(40)
    await shop.db
      .prepare("CREATE TRIGGER broken BEFORE INSERT ON offers BEGIN SELECT RAISE(ABORT, 'No luck'); END")
      .run()
    await shop.db.prepare('DELETE FROM offers WHERE week IS NOT NULL').run()
    const lines = await logged(() => work(shop))
    await shop.db.prepare('DROP TRIGGER broken').run()
    expect(lines).toMatch(/"event":"weekly deals".*No luck/)
    expect(await shop.db.prepare('SELECT id FROM carts WHERE masked_id = ?').bind(cartId).first()).toBeNull()
  })
})

describe('the minute’s jobs on a local machine', () => {
  it('do not start while those of an earlier minute run', async () => {
    let begun = 0
    let begin = () => {}
    let end = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const send = () => {
      begun += 1
      begin()
      return new Promise<void>((resolve) => {
        end = resolve
      })
    }
    const shop = createTestShop({
      MODE: 'local',
      MAIL_FROM: 'shop@kea.example',
      EMAIL: { send } as unknown as string,
    })
    await shop.db.prepare("UPDATE outbox SET state = 'sent'").run()
    const write = (id: string) =>
      shop.db
        .prepare(
          "INSERT INTO outbox (message_id, recipient, subject, body, created_at) VALUES (?, 'a@b.nz', 's', 'b', '2026')",
        )
        .bind(id)
        .run()
    await write('slow-1')
    const first = shop.request('/healthz')
    await hasBegun
    await write('slow-2')
    shop.wait(0.01)
    await shop.request('/healthz')
    expect(begun).toBe(1)
    end()
    await first
    shop.wait(0.01)
    const second = shop.request('/healthz')
    await vi.waitFor(() => expect(begun).toBe(2))
    end()
    await second
  })
})
