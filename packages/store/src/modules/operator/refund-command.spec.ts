import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGiver } from '../../testing/test-balances'
import { createGiftBuyer } from '../../testing/test-gifts'
import { createPayer, setStock, stockOf } from '../../testing/test-payments'
import { createTestShop } from '../../testing/test-shop'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ MODE: 'preview', OPERATOR_TOKEN: TOKEN })
const payer = createPayer(shop, 'guest-key-of-refunds-01', 'refunds@refund-room.example')
let stock = 0

beforeAll(async () => {
  stock = (await stockOf(shop)) ?? 0
  await setStock(shop, 500)
})
afterAll(() => setStock(shop, stock))

async function run(...args: string[]): Promise<string> {
  const answer = await shop.request('/operator', {
    method: 'POST',
    body: JSON.stringify({ args }),
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const { text, message } = await answer.json<{ text?: string; message?: string }>()
  return text ?? message ?? ''
}

describe('the export of orders', () => {
  it('is CSV with a line for each order, with its dates and amounts', async () => {
    const order = await payer.order(2)
    await payer.callback(order)
    await run('refund', order.number, '5.00')
    const lines = (await run('orders', 'export', '2026-11-02', '2026-11-02')).split('\n')
    expect(lines[0]).toBe(
      'number,state,placed,paid,started,shipped,completed,cancelled,refunded,email,pieces,subtotal,discount,gift wrap,delivery,gst,total,refund,payment,tracking',
    )
    const [line] = lines.filter((text) => text.startsWith(order.number))
    expect(line).toMatch(
      /,paid,2026-11-02 09:00:00,2026-11-02 09:00:00,,,,,2026-11-02 09:00:00,refunds@refund-room\.example,2,/,
    )
    expect(line).toContain(',5.00,"Card (test page, nothing is charged)",')
    expect(await run('orders', 'export', 'yesterday')).toContain('is not a day')
    expect(await run('orders', 'export', '2020-01-01', '2020-01-02')).toBe(lines[0])
  })
})

describe('the refund of an order', () => {
  it('goes back in parts and then wholly, never more than was paid, with a mail each', async () => {
    const order = await payer.order(4)
    expect(await run('refund', order.number)).toBe(`Order ${order.number} has no payment to refund.`)
    await payer.callback(order)
    const total = Number((await payer.row(order.number))?.total_cents)
    expect(await run('refund', order.number, '5.00')).toBe(`N$5.00 of order ${order.number} refunded.`)
    expect(await payer.row(order.number)).toMatchObject({ status: 'processing', refunded_cents: 500 })
    expect(await run('refund', order.number, '9999')).toContain('can be refunded')
    expect(await run('refund', order.number, '1,5')).toContain('not an amount')
    await run('refund', order.number)
    expect(await payer.row(order.number)).toMatchObject({ status: 'refunded', refunded_cents: total })
    expect(await run('refund', order.number)).toBe(`The whole payment of order ${order.number} is refunded already.`)
    const mails = (await payer.subjects()).filter(
      (subject) => /^We have refunded/.test(subject) && subject.endsWith(order.number),
    )
    expect(mails).toHaveLength(2)
    expect(mails[0]).toBe(`We have refunded N$5.00 of order ${order.number}`)
  })

  it('gives gift certificates back with the whole order only, never with an amount', async () => {
    const code = 'CAFE-0000-7777-8888-9999'
    const gift = await createGiver(shop).certificate(code, 1000)
    const balance = () =>
      shop.db.prepare('SELECT balance_cents FROM gift_certificates WHERE id = ?').bind(gift).first('balance_cents')
    const cartId = await payer.cart()
    await payer.shopper.call(
      `mutation { applyGiftCardToCart(input: { cart_id: "${cartId}", gift_card_code: "${code}" }) { cart { id } } }`,
    )
    const { orderV2, payment_redirect_url: url } = await payer.place(cartId)
    await payer.callback({ number: orderV2.number, url })
    const left = (Number((await payer.row(orderV2.number))?.total_cents) / 100).toFixed(2)
    expect(await run('refund', orderV2.number, left)).toMatch(
      new RegExp(`^N\\$${left} is all that is left, and would give back gift certificates`),
    )
    expect(await payer.row(orderV2.number)).toMatchObject({ status: 'processing', refunded_cents: 0 })
    expect(await balance()).toBe(0)
    expect(await run('refund', orderV2.number)).toBe(
      `N$${left} of order ${orderV2.number} refunded. N$10.00 of gift certificates, credit and points go back too.`,
    )
    expect(await balance()).toBe(1000)
  })

  it('leaves out what of its gift certificates was spent', async () => {
    const buyer = createGiftBuyer(shop, payer.shopper)
    const number = await buyer.order()
    await run('paid', number)
    await shop.db
      .prepare(
        `UPDATE gift_certificates SET balance_cents = 2550, state = 'mailed'
         WHERE order_id = (SELECT id FROM orders WHERE number = ?)`,
      )
      .bind(number)
      .run()
    expect(await run('refund', number, '75.50')).toBe(`Of order ${number} up to N$25.50 can be refunded.`)
    expect(await run('refund', number)).toContain('N$25.50')
    const certificate = () =>
      shop.db
        .prepare(
          `SELECT g.state, g.balance_cents, o.status FROM gift_certificates g JOIN orders o ON o.id = g.order_id
           WHERE o.number = ?`,
        )
        .bind(number)
        .first()
    expect(await certificate()).toMatchObject({ state: 'mailed', balance_cents: 0 })
    await shop.tick()
    expect(await certificate()).toEqual({ state: 'mailed', balance_cents: 0, status: 'refunded' })
    expect(await run('refund', number, '0.01')).toBe(`The whole payment of order ${number} is refunded already.`)
  })

  it('in parts makes an order refunded when, with what was spent of its certificate, nothing is left', async () => {
    const number = await createGiftBuyer(shop, payer.shopper).order()
    await run('paid', number)
    const id = '(SELECT id FROM orders WHERE number = ?)'
    await shop.db
      .prepare(`UPDATE gift_certificates SET balance_cents = 7000, state = 'mailed' WHERE order_id = ${id}`)
      .bind(number)
      .run()
    await run('refund', number, '30')
    await shop.tick()
    const state = () =>
      shop.db
        .prepare(`SELECT balance_cents, (SELECT status FROM orders WHERE id = order_id) AS status
          FROM gift_certificates WHERE order_id = ${id}`)
        .bind(number)
        .first()
    expect(await state()).toEqual({ balance_cents: 7000, status: 'complete' })
    await run('refund', number)
    await shop.tick()
    expect(await state()).toEqual({ balance_cents: 0, status: 'refunded' })
    expect(await payer.row(number)).toMatchObject({ refunded_cents: 7000 })
  })

  it('that has failed is tried again', async () => {
    const order = await payer.order()
    await payer.callback(order)
    await run('refund', order.number, '5.00')
    const job = "kind = 'refund' AND order_id = (SELECT id FROM orders WHERE number = ?)"
    await shop.db.prepare(`UPDATE jobs SET state = 'failed' WHERE ${job}`).bind(order.number).run()
    // Jobs are deleted a month after they ended, but not a refund that failed.
    await shop.db.prepare(`UPDATE jobs SET ended_at = '2026-01-01' WHERE ${job}`).bind(order.number).run()
    await shop.tick()
    expect(await run('refund', order.number)).toBe(
      `The refund of order ${order.number} that had failed is tried again.`,
    )
    await shop.tick()
    expect(await shop.db.prepare(`SELECT state FROM jobs WHERE ${job}`).bind(order.number).first('state')).toBe('done')
  })

  it('of a bank transfer is sent by hand, as the command says', async () => {
    const cartId = await payer.shopper.newCart()
    await payer.shopper.add(cartId, [
      { sku: 'mini-easel', quantity: 1, selected_options: [btoa('custom-option/1121/112101')] },
    ])
    await payer.shopper.fillCheckout(cartId)
    const { orderV2 } = await payer.shopper.place(cartId)
    await run('paid', orderV2.number)
    expect(await run('refund', orderV2.number)).toContain('send the money to the customer’s account now')
    expect(await payer.row(orderV2.number)).toMatchObject({ status: 'refunded' })
  })
})
