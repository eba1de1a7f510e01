import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGiver } from '../../testing/test-balances'
import { createPayer, setStock, settleAll, stockOf } from '../../testing/test-payments'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ MODE: 'preview', SITE_URL: 'https://shop.example' })
let people = 0
let payer: ReturnType<typeof createPayer>
let stock = 0
const email = () => `payer-${people}@pay-room.example`
const minutes = (n: number) => n / 1440
const MINUTE = minutes(1)

beforeAll(async () => {
  stock = (await stockOf(shop)) ?? 0
  await setStock(shop, 500)
})
afterAll(async () => {
  await settleAll(shop, '%@pay-room.example')
  await setStock(shop, stock)
})
beforeEach(() => {
  people += 1
  payer = createPayer(shop, `guest-key-of-payer-${1000 + people}`, email())
})

/** Orders that are over, so that other specs wait for no job of them. */
const expire = async () => shop.tick(minutes(61))

describe('an order with a payment page', () => {
  it('leads to the page, waits an hour for the payment, and a repeated order leads to the same page', async () => {
    const cartId = await payer.cart()
    const first = await payer.place(cartId)
    expect(first.payment_redirect_url).toMatch(/^\/pay\/[0-9a-f]{32}$/)
    expect(first.orderV2).toMatchObject({ status: 'Waiting for payment', payment_until: '2026-11-02 10:00:00' })
    expect(await payer.place(cartId)).toEqual(first)
    expect(await payer.subjects()).toEqual([])
  })

  it('is paid by the signed message of the provider, once, and the confirmation says so', async () => {
    const order = await payer.order()
    expect(await payer.callback(order)).toEqual({ status: 200, message: 'paid' })
    const paid = await payer.row(order.number)
    expect(paid).toMatchObject({ status: 'processing', paid_at: expect.any(String) })
    expect(await payer.callback(order)).toEqual({ status: 200, message: 'repeated' })
    expect(await payer.callback(order, 'declined')).toEqual({ status: 200, message: 'repeated' })
    expect(await payer.row(order.number)).toEqual(paid)
    expect(await payer.subjects()).toEqual([`Your order ${order.number}`])
    const body = await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(email()).first('body')
    expect(body).toContain('We have your payment of N$')
    expect(body).toContain(`https://shop.example/media/invoices/${order.number}.pdf?token=${order.token}`)
    await expire()
    expect(await payer.row(order.number)).toEqual(paid)
    expect(await payer.subjects()).toHaveLength(1)
  })

  it('takes a parallel pair of messages as one', async () => {
    const order = await payer.order()
    const answers = await Promise.all([payer.callback(order), payer.callback(order)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await payer.subjects()).toEqual([`Your order ${order.number}`])
  })

  const refusals: [string, object, string?][] = [
    ['a wrong signature', {}, 'another-key-of-somebody'],
    ['a wrong amount', { amount_cents: 1 }],
    ['a wrong currency', { currency: 'AUD' }],
    ['an unknown payment', { uid: '0'.repeat(32) }],
  ]
  it.each(refusals)('refuses a message with %s and logs it without personal data', async (_, wrong, key) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const order = await payer.order()
    expect((await payer.callback(order, 'paid', wrong, key)).status).toBe(400)
    expect(await payer.row(order.number)).toMatchObject({ status: 'pending_payment', paid_at: null })
    const lines = log.mock.calls.flat().join('\n')
    log.mockRestore()
    expect(lines).toContain('payment refused')
    expect(lines).not.toContain('pay-room.example')
  })

  it('refuses a message for another order, and one that cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [order, other] = [await payer.order(), await payer.order()]
    expect((await payer.callback({ url: order.url, number: other.number })).status).toBe(400)
    expect((await shop.request('/pay/sandbox', { method: 'POST', body: 'no' })).status).toBe(400)
    expect((await shop.request('/pay/banktransfer', { method: 'POST', body: 'no' })).status).toBe(400)
    expect((await shop.request('/pay/nobody', { method: 'POST', body: 'no' })).status).toBe(404)
    expect(await payer.row(other.number)).toMatchObject({ status: 'pending_payment' })
    log.mockRestore()
  })

  it('ends after an hour without a payment, and its items are back', async () => {
    await expire()
    const before = await stockOf(shop)
    const order = await payer.order(3)
    await shop.tick(minutes(11))
    expect(await payer.subjects()).toEqual([`Your order ${order.number}`])
    const body = await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(email()).first('body')
    expect(body).toContain(`https://shop.example/checkout/receipt/approved#order=${order.token}`)
    await shop.tick(minutes(50))
    expect(await payer.row(order.number)).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(shop)).toBe(before)
  })
})

describe('a payment that comes late', () => {
  it('opens the order again where its items are in stock', async () => {
    const order = await payer.order(2)
    await expire()
    const before = (await stockOf(shop)) ?? 0
    expect((await payer.callback(order)).message).toBe('paid')
    expect(await payer.row(order.number)).toMatchObject({ status: 'processing', cancelled_at: null })
    expect(await stockOf(shop)).toBe(before - 2)
    expect((await payer.callback(order)).message).toBe('repeated')
  })

  it('goes back at once where they are not, and the shopper is told', async () => {
    const order = await payer.order(2)
    await expire()
    const before = (await stockOf(shop)) ?? 0
    await setStock(shop, 1)
    expect((await payer.callback(order)).message).toBe('returned')
    expect((await payer.callback(order)).message).toBe('repeated')
    expect(await payer.row(order.number)).toMatchObject({ status: 'cancelled', refunded_cents: 0 })
    expect((await payer.subjects()).slice(1)).toEqual([`Your payment for order ${order.number} goes back to you`])
    const refund = await shop.db
      .prepare(
        'SELECT r.state, r.amount_cents = p.amount_cents AS whole FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.uid = ?',
      )
      .bind(order.url.split('/').at(-1))
      .all()
    expect(refund.results).toEqual([{ state: 'done', whole: 1 }])
    expect(await stockOf(shop)).toBe(1)
    await setStock(shop, before)
  })

  it('goes back at once where the gift certificate of the order was spent elsewhere', async () => {
    const giver = createGiver(shop)
    const code = 'CAFE-0000-4444-5555-6666'
    const gift = await giver.certificate(code, 1000)
    const cartId = await payer.cart()
    await payer.shopper.call(
      `mutation { applyGiftCardToCart(input: { cart_id: "${cartId}", gift_card_code: "${code}" }) { cart { id } } }`,
    )
    const { orderV2, payment_redirect_url: url } = await payer.place(cartId)
    await expire()
    await shop.db.prepare('UPDATE gift_certificates SET balance_cents = 999 WHERE id = ?').bind(gift).run()
    expect((await payer.callback({ number: orderV2.number, url })).message).toBe('returned')
    expect(await payer.row(orderV2.number)).toMatchObject({ status: 'cancelled' })
    expect((await payer.subjects()).slice(1)).toEqual([`Your payment for order ${orderV2.number} goes back to you`])
  })

  it('goes back where the account of the order was deleted, without a mail to nobody', async () => {
    const order = await payer.order()
    await expire()
    await shop.db
      .prepare("UPDATE orders SET account_deleted_at = '2026-11-02', email = '' WHERE number = ?")
      .bind(order.number)
      .run()
    const mails = await payer.subjects()
    expect((await payer.callback(order)).message).toBe('returned')
    expect(await payer.row(order.number)).toMatchObject({ status: 'cancelled' })
    expect(await payer.subjects()).toEqual(mails)
    expect(await shop.db.prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ''").first('n')).toBe(0)
  })

  it('goes back if the shopper has the cart again, or the order was paid otherwise', async () => {
    const order = await payer.order()
    await payer.shopper.call(`mutation { restoreCart(order_token: "${order.token}") { id } }`)
    expect((await payer.callback(order)).message).toBe('returned')
    const other = await payer.order()
    await shop.db
      .prepare("UPDATE orders SET status = 'processing', paid_at = '2026-11-02' WHERE number = ?")
      .bind(other.number)
      .run()
    expect((await payer.callback(other)).message).toBe('returned')
  })
})

describe('a cart after a payment that was not made', () => {
  const restore = (who: typeof payer, token: string) =>
    who.shopper
      .call(`mutation { restoreCart(order_token: "${token}") { id total_quantity } }`)
      .then((data) => data.restoreCart)

  it('is open again for its shopper, with everything in it, and can be ordered', async () => {
    await expire()
    const before = await stockOf(shop)
    const order = await payer.order(2)
    await payer.callback(order, 'declined')
    expect(await payer.row(order.number)).toMatchObject({ status: 'pending_payment' })
    expect(await restore(payer, order.token)).toEqual({ id: order.cartId, total_quantity: 2 })
    expect(await restore(payer, order.token)).toEqual({ id: order.cartId, total_quantity: 2 })
    expect(await payer.row(order.number)).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(shop)).toBe(before)
    const again = await payer.place(order.cartId)
    expect(again.orderV2.number).not.toBe(order.number)
    expect(await restore(payer, order.token)).toBeNull()
    expect((await payer.callback({ url: again.payment_redirect_url, number: again.orderV2.number })).message).toBe(
      'paid',
    )
    await shop.tick(11 * MINUTE)
    expect(await payer.subjects()).toEqual([`Your order ${again.orderV2.number}`])
  })

  it('stays ordered for others, and after a payment', async () => {
    const order = await payer.order()
    const stranger = createPayer(shop, 'guest-key-of-a-stranger-9', 'stranger@pay-room.example')
    expect(await restore(stranger, order.token)).toBeNull()
    await payer.callback(order)
    expect(await restore(payer, order.token)).toBeNull()
    expect(await payer.row(order.number)).toMatchObject({ status: 'processing' })
  })
})

describe('paying again', () => {
  const again = (token: string) =>
    payer.shopper
      .call(`mutation { payOrder(order_token: "${token}") { payment_redirect_url } }`)
      .then((data) => data.payOrder.payment_redirect_url)

  it('leads to the open payment, after a declined one to a new one, and after the payment nowhere', async () => {
    const order = await payer.order()
    expect(await again(order.token)).toBe(order.url)
    await payer.callback(order, 'declined')
    const second = await again(order.token)
    expect(second).toMatch(/^\/pay\//)
    expect(second).not.toBe(order.url)
    expect((await payer.callback({ ...order, url: second })).message).toBe('paid')
    expect(await again(order.token)).toBeNull()
    // Both were approved: the first one goes back.
    expect((await payer.callback(order)).message).toBe('returned')
  })

  it('ends after twenty tries', async () => {
    const order = await payer.order()
    let { url } = order
    for (let n = 0; n < 19; n += 1) {
      await payer.callback({ ...order, url }, 'declined')
      url = await again(order.token)
    }
    await payer.callback({ ...order, url }, 'declined')
    expect(await again(order.token)).toBeNull()
  })
})

describe('the page of the sandbox', () => {
  it.each([
    ['paid', 'processing', '/checkout/receipt/approved?result=paid#order='],
    ['declined', 'pending_payment', '/checkout/receipt/cancel?result=declined#order='],
    ['cancelled', 'pending_payment', '/checkout/receipt/cancel#order='],
  ])('ends a payment as %s: the order is %s', async (result, status, target) => {
    const order = await payer.order()
    const page = await shop.request(order.url)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await page.text()).toContain(`Order ${order.number}`)
    const answer = await payer.choose(order.url, result)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${target}${order.token}`])
    expect(await payer.row(order.number)).toMatchObject({ status })
    expect(await (await shop.request(order.url)).text()).toContain('This payment has ended')
  })

  it('asks for a choice that it has, and has no page for an unknown payment', async () => {
    const order = await payer.order()
    expect((await payer.choose(order.url, 'free')).status).toBe(400)
    expect((await shop.request(`/pay/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('is not there in production, where nothing is sold by it', async () => {
    const order = await payer.order()
    const real = createTestShop({ PAYMENT_SANDBOX: 'on' })
    for (const path of [order.url, '/pay/sandbox']) expect((await real.request(path)).status).toBe(404)
    const { data } = await real.graphql(
      `{ cart(cart_id: "${await payer.cart()}") { available_payment_methods { code } } }`,
      {},
      null,
    )
    expect(data.cart.available_payment_methods).not.toContainEqual({ code: 'sandbox' })
    const off = createTestShop({ MODE: 'preview', PAYMENT_SANDBOX: 'off' })
    expect((await off.request(order.url)).status).toBe(404)
  })
})

describe('an unpaid order', () => {
  const pay = (token: string, method: string) =>
    payer.shopper
      .call(
        'mutation ($token: String!, $method: String) { payOrder(order_token: $token, payment_method: $method) { payment_redirect_url } }',
        {
          token,
          method,
        },
      )
      .then((data) => data.payOrder.payment_redirect_url)
  const options = (token: string) =>
    payer.shopper
      .call(`{ guestOrderByToken(input: { token: "${token}" }) { payment_until payment_methods { type }
        payment_options { code } } }`)
      .then((data) => data.guestOrderByToken)
  const BOTH = [{ code: 'banktransfer' }, { code: 'sandbox' }]

  it('by bank transfer can be paid on a payment page at once, keeps its week, and is paid once', async () => {
    const transfer = createPayer(shop, `guest-key-of-payer-${1000 + people}`, email(), 'banktransfer')
    const order = await transfer.order()
    expect(await options(order.token)).toEqual({
      payment_until: null,
      payment_methods: [{ type: 'banktransfer' }],
      payment_options: BOTH,
    })
    const url = await pay(order.token, 'sandbox')
    expect(url).toMatch(/^\/pay\/[0-9a-f]{32}$/)
    const { payment_until, payment_methods } = await options(order.token)
    expect(payment_methods).toEqual([{ type: 'sandbox' }])
    await payer.callback({ url, number: order.number }, 'declined')
    await shop.tick(6)
    expect(await payer.row(order.number)).toMatchObject({ status: 'pending_payment' })
    const second = await pay(order.token, 'sandbox')
    expect((await payer.callback({ url: second, number: order.number })).message).toBe('paid')
    expect((await options(order.token)).payment_options).toEqual([])
    expect(await pay(order.token, 'banktransfer')).toBeNull()
    expect(payment_until).not.toBeNull()
    expect((await payer.subjects()).at(-1)).toBe(`Your payment for order ${order.number} has arrived`)
  })

  it('of a payment page can be paid by bank transfer, and then waits a week from its order', async () => {
    const order = await payer.order()
    expect(await pay(order.token, 'banktransfer')).toBeNull()
    expect(await options(order.token)).toMatchObject({
      payment_until: null,
      payment_methods: [{ type: 'banktransfer' }],
    })
    await shop.tick(6.9)
    expect(await payer.row(order.number)).toMatchObject({ status: 'pending_payment' })
    const body = await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(email()).first('body')
    expect(body).toContain(`Reference: ${order.number}`)
    await shop.tick(0.2)
    expect(await payer.row(order.number)).toMatchObject({ status: 'cancelled' })
    expect((await options(order.token)).payment_options).toEqual([])
  })

  it('cannot be paid by a method that the shop has not', async () => {
    const order = await payer.order()
    await expect(pay(order.token, 'stripe')).rejects.toThrow('This order cannot be paid that way.')
    await expect(pay(order.token, 'free')).rejects.toThrow('This order cannot be paid that way.')
    expect((await options(order.token)).payment_methods).toEqual([{ type: 'sandbox' }])
    await expire()
  })
})
