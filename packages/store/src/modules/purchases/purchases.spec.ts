import type { PlacedWith } from '@kea/shared/measuring/placed-with'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFakeMeasuring, GA4_SECRET, META_TOKEN } from '../../testing/fake-measuring'
import { createPayer, setStock, settleAll, stockOf } from '../../testing/test-payments'
import { createTestShop } from '../../testing/test-shop'

let now = Date.parse('2026-11-02T09:00:00Z')
const fake = createFakeMeasuring(() => new Date(now))
const SETTINGS = {
  // Where the sandbox takes payments.
  MODE: 'preview',
  SITE_URL: 'https://shop.example',
  PIXEL_IDS: 'meta:1234567890, ga4:G-ABC123',
  META_ACCESS_TOKEN: META_TOKEN,
  GA4_API_SECRET: GA4_SECRET,
}
const shop = createTestShop(SETTINGS, fake.fetch)
let stock = 0

beforeAll(async () => {
  stock = (await stockOf(shop)) ?? 0
  await setStock(shop, 500)
})
beforeEach(() => {
  fake.metaEvents.length = 0
  fake.ga4.length = 0
  Object.assign(fake.state, { answer: null, asked: [] })
})
afterAll(async () => {
  await settleAll(shop, '%@measured.example')
  await setStock(shop, stock)
})

/** Moves the clock by minutes, and runs the jobs. */
async function later(minutes: number) {
  now += minutes * 60_000
  await shop.tick(minutes / 1440)
}

const DEVICE = 'Mozilla/5.0 (iPhone)'
const YES: PlacedWith = {
  consent: '1.yes.1793600000.meta-ga4',
  clients: {
    meta: { fbp: 'fb.1.1793600000000.1116446470', fbc: 'fb.1.1793600000000.IwAR', userAgent: DEVICE },
    ga4: { clientId: '1234567890.1793600000', sessionId: '1793600100' },
  },
}
const NO: PlacedWith = { consent: '1.no.1793600000', clients: {} }

let people = 0
/** An order of two easels, for N$2 × price and its delivery, by a shopper who has chosen this. */
async function orderWith(placed: unknown, of = shop) {
  people += 1
  const headers = { 'x-placed-with': typeof placed === 'string' ? placed : JSON.stringify(placed) }
  const payer = createPayer(
    { ...of, graphql: (query, variables, key, more) => of.graphql(query, variables, key, { ...more, ...headers }) },
    `guest-key-measured-${String(people).padStart(4, '0')}`,
    `Shopper${people}@measured.example`,
  )
  return { payer, ...(await payer.order(2)) }
}
const reports = async (number: string) =>
  (
    await shop.db
      .prepare(
        `SELECT r.vendor, r.state, r.client, r.attempts, r.error FROM purchase_reports r JOIN orders o ON o.id = r.order_id
         WHERE o.number = ? ORDER BY r.vendor`,
      )
      .bind(number)
      .all<{ vendor: string; state: string; client: string; attempts: number; error: string | null }>()
  ).results
const consentOf = (number: string) =>
  shop.db.prepare('SELECT consent FROM orders WHERE number = ?').bind(number).first<string>('consent')
const hashOf = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

describe('a paid order whose shopper has said yes', () => {
  it('is told to Meta with the id of the browser’s event and a hash of the address', async () => {
    const { payer, number, url } = await orderWith(YES)
    await later(1)
    expect(fake.state.asked).toEqual([])
    await payer.callback({ url, number })
    const paidAt = now
    await later(1)
    const { total_cents: total } = (await payer.row(number)) ?? {}
    expect(fake.metaEvents).toEqual([
      {
        event_name: 'Purchase',
        event_id: number,
        event_time: paidAt / 1000,
        action_source: 'website',
        event_source_url: 'https://shop.example/checkout/success',
        user_data: {
          em: [await hashOf(`shopper${people}@measured.example`)],
          fbp: 'fb.1.1793600000000.1116446470',
          fbc: 'fb.1.1793600000000.IwAR',
          client_user_agent: DEVICE,
        },
        custom_data: {
          currency: 'NZD',
          value: Number(total) / 100,
          order_id: number,
          content_type: 'product',
          contents: [{ id: 'mini-easel', quantity: 2, item_price: expect.any(Number) }],
        },
      },
    ])
    expect(fake.state.asked).toContain('POST graph.facebook.com/v23.0/1234567890/events')
  })

  it('is told to Google Analytics with its number and the browser’s client', async () => {
    const { payer, number, url } = await orderWith(YES)
    await payer.callback({ url, number })
    const paidAt = now
    await later(1)
    const { total_cents: total } = (await payer.row(number)) ?? {}
    expect(fake.ga4).toEqual([
      {
        query: { measurement_id: 'G-ABC123', api_secret: GA4_SECRET },
        body: {
          client_id: '1234567890.1793600000',
          timestamp_micros: paidAt * 1000,
          consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
          events: [
            {
              name: 'purchase',
              params: {
                transaction_id: number,
                currency: 'NZD',
                value: Number(total) / 100,
                shipping: expect.any(Number),
                tax: expect.any(Number),
                session_id: '1793600100',
                engagement_time_msec: 1,
                items: [
                  { item_id: 'mini-easel', item_name: expect.any(String), price: expect.any(Number), quantity: 2 },
                ],
              },
            },
          ],
        },
      },
    ])
    expect(JSON.stringify(fake.ga4)).not.toContain('measured.example')
  })

  it('is told once, and what was known of the browser is gone then', async () => {
    const { payer, number, url } = await orderWith(YES)
    expect((await reports(number)).map(({ client }) => client)).toEqual([
      JSON.stringify(YES.clients.ga4),
      JSON.stringify(YES.clients.meta),
    ])
    await payer.callback({ url, number })
    for (let minute = 0; minute < 3; minute += 1) await later(1)
    expect([fake.metaEvents.length, fake.ga4.length]).toEqual([1, 1])
    expect(await reports(number)).toEqual([
      { vendor: 'ga4', state: 'sent', client: '{}', attempts: 1, error: null },
      { vendor: 'meta', state: 'sent', client: '{}', attempts: 1, error: null },
    ])
  })

  it('is told to those alone that the yes was for', async () => {
    const { payer, number, url } = await orderWith({ ...YES, clients: { ga4: YES.clients.ga4 } })
    await payer.callback({ url, number })
    await later(1)
    expect([fake.metaEvents.length, fake.ga4.length]).toEqual([0, 1])
  })
})

describe('consent', () => {
  it.each([
    ['a no', NO, '1.no.1793600000'],
    ['no choice', { consent: '', clients: {} }, ''],
    ['a browser that says no', { consent: 'private', clients: {} }, 'private'],
    ['something else', '{"clients":{"meta":1}}', ''],
    ['nothing', '', ''],
  ])('is frozen with the order: %s tells nobody', async (_, placed, kept) => {
    const { payer, number, url } = await orderWith(placed)
    expect(await consentOf(number)).toBe(kept)
    expect(await reports(number)).toEqual([])
    await payer.callback({ url, number })
    await later(1)
    expect(fake.state.asked).toEqual([])
  })

  it('stays as it stood when the order was placed', async () => {
    const { payer, number, url } = await orderWith(YES)
    expect(await consentOf(number)).toBe('1.yes.1793600000.meta-ga4')
    // The shopper pays, and looks at the order, after they have changed their mind.
    await payer.shopper.call('{ __typename }', {}, { 'x-placed-with': JSON.stringify(NO) })
    await payer.callback({ url, number })
    await later(1)
    expect([fake.metaEvents.length, await consentOf(number)]).toEqual([1, '1.yes.1793600000.meta-ga4'])
  })
})

describe('a company that does not take it', () => {
  it.each([
    ['is down', () => new Response('', { status: 503 }), 'Meta answers 503'],
    ['answers HTML', () => new Response('<!doctype html><p>Hello'), 'Meta has not taken the event'],
    ['takes nothing', () => Response.json({ events_received: 0 }), 'Meta has not taken the event'],
  ])('since it %s is told again after 5, 25 and 125 minutes', async (_, answer, error) => {
    const { payer, number, url } = await orderWith({ ...YES, clients: { meta: YES.clients.meta } })
    fake.state.answer = answer
    await payer.callback({ url, number })
    await later(1)
    expect(await reports(number)).toMatchObject([{ state: 'waiting', attempts: 1, error }])
    await later(4)
    expect(fake.state.asked).toHaveLength(1)
    await later(1)
    expect(fake.state.asked).toHaveLength(2)
    await later(25)
    expect(fake.state.asked).toHaveLength(3)
    fake.state.answer = null
    await later(124)
    expect(fake.metaEvents).toHaveLength(0)
    await later(1)
    expect(fake.metaEvents).toHaveLength(1)
    expect(await reports(number)).toMatchObject([{ state: 'sent', attempts: 4, error: null }])
  })

  it('hinders neither the other company nor the order', async () => {
    const { payer, number, url } = await orderWith(YES)
    fake.state.answer = () => {
      throw new Error('No connection')
    }
    await payer.callback({ url, number })
    await later(1)
    expect((await reports(number)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
    ])
    expect(await payer.row(number)).toMatchObject({ status: 'processing' })
  })

  it('is no longer told seven days after the payment', async () => {
    const { payer, number, url } = await orderWith(YES)
    fake.state.answer = () => new Response('', { status: 500 })
    await payer.callback({ url, number })
    await later(1)
    await later(7 * 1440 - 2)
    const asked = fake.state.asked.length
    fake.state.answer = null
    await later(720)
    expect([fake.state.asked.length, fake.metaEvents.length]).toEqual([asked, 0])
    expect(await reports(number)).toMatchObject([
      { vendor: 'ga4', state: 'late', client: '{}' },
      { vendor: 'meta', state: 'late', client: '{}' },
    ])
  })
})

it('an order that ends unpaid is told to nobody, and leaves nothing of the browser', async () => {
  const { number } = await orderWith(YES)
  await shop.db.prepare("UPDATE orders SET status = 'cancelled' WHERE number = ?").bind(number).run()
  expect(await reports(number)).toEqual([])
})

it('a report that is over is deleted after thirty days', async () => {
  const { payer, number, url } = await orderWith(YES)
  await payer.callback({ url, number })
  await later(1)
  await later(29 * 1440)
  expect(await reports(number)).toHaveLength(2)
  await later(1450)
  expect(await reports(number)).toEqual([])
})

it('a shop without the keys tells nobody, but keeps the choice', async () => {
  const { MODE, SITE_URL, PIXEL_IDS } = SETTINGS
  const plain = createTestShop({ MODE, SITE_URL, PIXEL_IDS }, fake.fetch)
  const { number } = await orderWith(YES, plain)
  expect([await reports(number), await consentOf(number)]).toEqual([[], '1.yes.1793600000.meta-ga4'])
})
