import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createFakeStripe,
  type FakeSession,
  STRIPE_KEY,
  signedMessage,
  WEBHOOK_SECRET,
} from '../../testing/fake-stripe'
import { createPayer, setStock, settleAll, stockOf } from '../../testing/test-payments'
import { createTestShop } from '../../testing/test-shop'
import type { Payment } from './port'
import { createStripe } from './stripe'
import { createStripeApi } from './stripe-api'

const TOKEN = 'operator-token-of-a-test'
const NOW = new Date('2026-11-02T09:00:00Z')
const fake = createFakeStripe(() => NOW)
/** What Stripe gets. */
const sent: string[] = []
const shop = createTestShop(
  {
    SITE_URL: 'https://shop.example',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    OPERATOR_TOKEN: TOKEN,
  },
  async (request) => {
    sent.push(`${request.url} ${await request.clone().text()}`)
    return fake.fetch(request)
  },
)
const payer = createPayer(shop, 'guest-key-of-stripe-001', 'stripe@stripe-room.example', 'stripe')
let stock = 0

beforeAll(async () => {
  stock = (await stockOf(shop)) ?? 0
  await setStock(shop, 500)
})
afterAll(async () => {
  await settleAll(shop, '%@stripe-room.example')
  await setStock(shop, stock)
})

const sessionOf = (url: string): FakeSession => {
  const found = [...fake.sessions.values()].find((session) => session.url === url)
  if (!found) throw new Error(`No session has the page ${url}`)
  return found
}

async function send(
  type: string,
  object: object,
  { secret = WEBHOOK_SECRET, at = NOW }: { secret?: string; at?: Date } = {},
) {
  const answer = await shop.request('/pay/stripe', {
    method: 'POST',
    ...(await signedMessage(type, object, { secret, at })),
  })
  return { status: answer.status, ...(await answer.json<{ message: string }>()) }
}
const COMPLETED = 'checkout.session.completed'

async function run(...args: string[]): Promise<string> {
  const answer = await shop.request('/operator', {
    method: 'POST',
    body: JSON.stringify({ args }),
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const { text, message } = await answer.json<{ text?: string; message?: string }>()
  return text ?? message ?? ''
}

describe('an order that is paid at Stripe', () => {
  it('does not give Stripe its token: the browser that comes back knows which order it has paid', async () => {
    const { payment_redirect_url } = await payer.place(await payer.cart())
    const { client_reference_id: number } = sessionOf(payment_redirect_url)
    const token = await shop.db.prepare('SELECT token FROM orders WHERE number = ?').bind(number).first<string>('token')
    const [request = ''] = sent.filter((each) => each.includes(`client_reference_id=${number}`))
    const body = new URLSearchParams(request.split(' ')[1])
    expect([body.get('success_url'), body.get('cancel_url')]).toEqual([
      'https://shop.example/checkout/receipt/approved?result=paid',
      'https://shop.example/checkout/receipt/cancel',
    ])
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(sent.join('\n')).not.toContain(token)
  })

  it('leads to Stripe’s page with the amount of the order, and a repeated order to the same page', async () => {
    const cartId = await payer.cart()
    const placed = await payer.place(cartId)
    const { url, amount_total, currency, client_reference_id, expires_at } = sessionOf(placed.payment_redirect_url)
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const { total_cents } = (await payer.row(placed.orderV2.number)) ?? {}
    expect({ amount_total, currency, client_reference_id }).toEqual({
      amount_total: total_cents,
      currency: 'nzd',
      client_reference_id: placed.orderV2.number,
    })
    expect(new Date(expires_at * 1000).toISOString()).toBe('2026-11-02T10:00:00.000Z')
    const { calls } = fake.state
    expect((await payer.place(cartId)).payment_redirect_url).toBe(url)
    expect(fake.state.calls).toBe(calls)
  })

  it('is paid by the signed message, once, and refunded in parts', async () => {
    const order = await payer.order(2)
    const session = fake.pay(sessionOf(order.url).id)
    expect(await send(COMPLETED, session)).toEqual({ status: 200, message: 'paid' })
    expect(await send(COMPLETED, session)).toEqual({ status: 200, message: 'repeated' })
    expect(await payer.row(order.number)).toMatchObject({ status: 'processing' })
    expect(await run('refund', order.number, '4.00')).toBe(`N$4.00 of order ${order.number} refunded.`)
    await run('refund', order.number)
    const amounts = fake.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
    expect(amounts.map(({ amount }) => amount)).toEqual([400, session.amount_total - 400])
    expect(await payer.row(order.number)).toMatchObject({ status: 'refunded' })
  })

  it('is refunded once, also after Stripe has forgotten the key, and again only after a refund that failed', async () => {
    const api = createStripeApi('https://api.stripe.com', STRIPE_KEY, fake.fetch)
    const provider = createStripe({ api, webhookSecret: WEBHOOK_SECRET, clock: () => NOW })
    const order = await payer.order()
    const session = fake.pay(sessionOf(order.url).id)
    await send(COMPLETED, session)
    const payment = await shop.db
      .prepare('SELECT * FROM payments WHERE reference = ?')
      .bind(session.id)
      .first<Payment>()
    if (!payment) throw new Error('The order has no payment')
    const refund = () => provider.refund(payment, { uid: 'refund-of-three', amountCents: 300 })
    fake.state.refundStatus = 'failed'
    await expect(refund()).rejects.toThrow('A refund at Stripe is failed')
    fake.state.refundStatus = 'succeeded'
    const id = await refund()
    expect(await refund()).toBe(id)
    fake.forgetKeys()
    expect(await refund()).toBe(id)
    const made = fake.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
    expect(made.map(({ status, amount }) => [status, amount])).toEqual([
      ['failed', 300],
      ['succeeded', 300],
    ])
  })

  it('waits for the money of a late method, and may be declined', async () => {
    const order = await payer.order()
    const session = sessionOf(order.url)
    expect(await send(COMPLETED, { ...session, status: 'complete' })).toEqual({ status: 200, message: 'noted' })
    expect(await payer.row(order.number)).toMatchObject({ status: 'pending_payment' })
    expect((await send('checkout.session.async_payment_failed', session)).message).toBe('noted')
    const paid = fake.pay(session.id)
    expect((await send('checkout.session.async_payment_succeeded', paid)).message).toBe('paid')
  })

  it('refuses a wrong or old signature, amount, currency and order', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const order = await payer.order()
    const paid = fake.pay(sessionOf(order.url).id)
    const bad = [
      await send(COMPLETED, paid, { secret: 'whsec_of_somebody_else' }),
      await send(COMPLETED, paid, { at: new Date(NOW.getTime() - 301_000) }),
      await send(COMPLETED, { ...paid, amount_total: 1 }),
      await send(COMPLETED, { ...paid, currency: 'aud' }),
      await send(COMPLETED, { ...paid, client_reference_id: '000000001' }),
      await send(COMPLETED, { ...paid, id: 'cs_another' }),
    ]
    expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect((await shop.request('/pay/stripe', { method: 'POST', body: '{}' })).status).toBe(400)
    expect(await payer.row(order.number)).toMatchObject({ status: 'pending_payment' })
    expect(log.mock.calls.flat().join()).not.toContain('stripe-room.example')
    log.mockRestore()
  })

  it('says nothing to messages about other things', async () => {
    expect(await send('customer.created', { id: 'cus_1' })).toEqual({ status: 200, message: 'noted' })
  })

  it('keeps the cart if Stripe does not answer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const cartId = await payer.cart(2)
    fake.state.isDown = true
    const { orderV2, errors } = await payer.place(cartId)
    fake.state.isDown = false
    expect([orderV2, errors[0].code]).toEqual([null, 'UNABLE_TO_PLACE_ORDER'])
    const { cart } = await payer.shopper.call(`{ cart(cart_id: "${cartId}") { total_quantity } }`)
    expect(cart).toEqual({ total_quantity: 2 })
    expect((await payer.place(cartId)).payment_redirect_url).toMatch(/^https:/)
    log.mockRestore()
  })

  it('ends Stripe’s page when the shopper opens the cart again', async () => {
    const order = await payer.order()
    await payer.shopper.call(`mutation { restoreCart(order_token: "${order.token}") { id } }`)
    expect(sessionOf(order.url).status).toBe('expired')
  })
})

// It moves the clock, so it is the last.
it('a payment that Stripe reports after the hour opens the order again, or goes back at once and the shopper is told', async () => {
  const [kept, gone] = [await payer.order(2), await payer.order(2)]
  const [first, second] = [kept, gone].map(({ url }) => fake.pay(sessionOf(url).id)) as [FakeSession, FakeSession]
  await shop.tick(61 / 1440)
  const at = new Date(NOW.getTime() + 61 * 60_000)
  for (const { number } of [kept, gone]) expect(await payer.row(number)).toMatchObject({ status: 'cancelled' })
  expect(await send(COMPLETED, first, { at })).toEqual({ status: 200, message: 'paid' })
  expect(await payer.row(kept.number)).toMatchObject({ status: 'processing', cancelled_at: null })
  const before = (await stockOf(shop)) ?? 0
  await setStock(shop, 1)
  expect(await send(COMPLETED, second, { at })).toEqual({ status: 200, message: 'returned' })
  expect(await send(COMPLETED, second, { at })).toEqual({ status: 200, message: 'repeated' })
  expect(await stockOf(shop)).toBe(1)
  await setStock(shop, before)
  expect(await payer.row(gone.number)).toMatchObject({ status: 'cancelled', paid_at: null })
  const back = fake.refunds.filter(({ payment_intent }) => payment_intent === second.payment_intent)
  expect(back.map(({ amount }) => amount)).toEqual([second.amount_total])
  expect(await payer.subjects()).toContain(`Your payment for order ${gone.number} goes back to you`)
})
