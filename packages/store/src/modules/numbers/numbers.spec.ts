import { type Count, writeCounts } from '@kea/shared/tracking/count'
import { beforeEach, expect, it, vi } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

// Two hundred beacons, one after another.
vi.setConfig({ testTimeout: 90_000 })

const TOKEN = 'operator-token-of-a-test'
/** Those of the day on which all specs begin. */
const ORDERS = `SELECT COUNT(*) AS n, COALESCE(SUM(total_cents), 0) AS cents FROM orders
  WHERE status <> 'cancelled' AND created_at >= '2026-11-01T11:00:00'`
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop)

beforeEach(async () => {
  await shop.db.prepare('DELETE FROM daily_numbers').run()
})

const send = async (body: string, device = 'mobile', method = 'POST') =>
  (await shop.request('/events', { method, ...(method === 'POST' && { body }), headers: { 'x-device': device } }, null))
    .status
const count = (device: string, ...counts: [Count['kind'], string][]) =>
  send(writeCounts(counts.map(([kind, name]) => ({ kind, name }))), device)

async function numbers(...args: string[]): Promise<{ status: number; text: string; rows: string[] }> {
  const body = JSON.stringify({ args: ['numbers', ...args] })
  const headers = { authorization: `Bearer ${TOKEN}` }
  const answer = await shop.request('/operator', { method: 'POST', body, headers }, null)
  const {
    text = '',
    message = '',
    rows = [],
  } = await answer.json<{
    text?: string
    message?: string
    rows?: Record<string, string | number | null>[]
  }>()
  return {
    status: answer.status,
    text: text || message,
    rows: rows.map(({ group, name, mobile, other, all }) =>
      [group, name, mobile, other, all].map((v) => v ?? '-').join(' | '),
    ),
  }
}

it('a day of two hundred visits is exactly its sources, devices, steps and orders', async () => {
  // Other specs place orders on the same day.
  const ordersNow = async () =>
    (await shop.db.prepare(ORDERS).first<{ n: number; cents: number }>()) ?? { n: 0, cents: 0 }
  const before = await ordersNow()
  // An order of the day, and one that is cancelled.
  await shopper.place((await shopper.readyCart()).cartId)
  const { number } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
  await shop.db.prepare("UPDATE orders SET status = 'cancelled' WHERE number = ?").bind(number).run()
  const placed = await ordersNow()

  for (let visit = 0; visit < 200; visit += 1) {
    const device = visit % 4 === 0 ? 'desktop' : 'mobile'
    const source = visit < 90 ? 'organic' : visit < 150 ? 'Meta' : visit < 199 ? 'unknown' : 'Google Ads'
    await count(
      device,
      ['visit', source],
      ['page', 'home'],
      ...(visit < 100
        ? ([
            ['page', 'product'],
            ['product', visit < 60 ? 'photo-mug' : 'canvas-print'],
          ] as const)
        : []
      ).map(([kind, name]): [Count['kind'], string] => [kind, name]),
      ...(visit < 40 ? ([['page', 'tool']] as [Count['kind'], string][]) : []),
      ...(visit < 20 ? ([['added', '']] as [Count['kind'], string][]) : []),
      ...(visit < 8 ? ([['checkout', '']] as [Count['kind'], string][]) : []),
    )
  }
  expect(placed.n - before.n).toBe(1)
  expect(await numbers('1')).toEqual({
    status: 200,
    text: '1 day, from 2026-11-02. Orders and their revenue are those of the order list.',
    rows: [
      'funnel | visits | 150 | 50 | 200',
      'funnel | pages | 255 | 85 | 340',
      'funnel | product pages | 75 | 25 | 100',
      'funnel | design tool opened | 30 | 10 | 40',
      'funnel | put into the cart | 15 | 5 | 20',
      'funnel | checkout begun | 6 | 2 | 8',
      `funnel | orders | - | - | ${before.n + 1}`,
      `funnel | revenue | - | - | N$${(placed.cents / 100).toLocaleString('en-NZ', { minimumFractionDigits: 2 })}`,
      'source | organic | 67 | 23 | 90',
      'source | Meta | 45 | 15 | 60',
      'source | unknown | 37 | 12 | 49',
      'source | Google Ads | 1 | 0 | 1',
      'product | photo-mug | 45 | 15 | 60',
      'product | canvas-print | 30 | 10 | 40',
      'page | home | 150 | 50 | 200',
      'page | product | 75 | 25 | 100',
      'page | tool | 30 | 10 | 40',
    ],
  })
})

it('vitals are the value below which three of four are, by kind of page and device', async () => {
  for (const value of [1000, 2000, 3000, 4000]) await count('mobile', ['vital', `LCP product ${value}`])
  await count('desktop', ['vital', 'LCP product 500'], ['vital', 'CLS home 110'], ['vital', 'INP home 96'])
  await count('tv', ['error', 'tool'])
  const { rows } = await numbers()
  expect(rows.filter((row) => /^(p75|script)/.test(row))).toEqual([
    'p75 | LCP product | 3000 ms | 500 ms | 3000 ms',
    'p75 | INP home |  | 96 ms | 96 ms',
    'p75 | CLS home |  | 0.11 | 0.11',
    'script error | tool | 0 | 1 | 1',
  ])
})

it('what is no count, of a bot or of no product adds nothing', async () => {
  expect(await send('hello')).toBe(400)
  expect(await send('[["visit","mia@example.co.nz"]]')).toBe(400)
  expect(await count('bot', ['visit', 'organic'])).toBe(400)
  expect(await count('', ['visit', 'organic'])).toBe(400)
  expect(await send('', 'mobile', 'GET')).toBe(405)
  expect(await count('mobile', ['product', 'no-such-product'])).toBe(204)
  expect((await shop.db.prepare('SELECT * FROM daily_numbers').all()).results).toEqual([])
})

it('invented sources beyond two hundred a day are one', async () => {
  for (let from = 0; from < 240; from += 40) {
    const sources = Array.from({ length: 40 }, (_, at): [Count['kind'], string] => ['visit', `spam-${from + at}`])
    await count('mobile', ...sources)
  }
  await count('mobile', ['visit', 'spam-7'])
  const { rows } = await numbers()
  const sources = rows.filter((row) => row.startsWith('source'))
  expect(sources).toHaveLength(201)
  expect(sources.slice(0, 2)).toEqual(['source | other | 40 | 0 | 40', 'source | spam-7 | 2 | 0 | 2'])
})

it('numbers of a day end after four hundred days, and a day is one of New Zealand', async () => {
  const add = (day: string) =>
    shop.db.prepare("INSERT INTO daily_numbers VALUES (?, 'visit', 'organic', 'mobile', 3)").bind(day).run()
  for (const day of ['2025-09-27', '2025-09-28', '2026-10-26', '2026-10-27', '2026-11-01']) await add(day)
  // 9:00 UTC of 2 November is 22:00 of the same day.
  await count('mobile', ['visit', 'organic'])
  const { results } = await shop.db.prepare('SELECT day, count FROM daily_numbers ORDER BY day').all()
  expect(results.map(({ day, count: n }) => `${day} ${n}`)).toEqual([
    '2025-09-28 3',
    '2026-10-26 3',
    '2026-10-27 3',
    '2026-11-01 3',
    '2026-11-02 1',
  ])
  expect((await numbers()).rows[0]).toBe('funnel | visits | 7 | 0 | 7')
  expect((await numbers('2')).rows[0]).toBe('funnel | visits | 4 | 0 | 4')
})

it.each(['0', '401', 'all', '-1', '1.5'])('%s is no number of days', async (days) => {
  expect(await numbers(days)).toEqual({ status: 422, text: 'Give a number of days from 1 to 400.', rows: [] })
})
