import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createPayer, setStock, settleAll, stockOf } from '../../testing/test-payments'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const SITE = 'https://shop.example'
// Ten at night of Monday 2 November in New Zealand.
const shop = createTestShop({ MODE: 'preview', SITE_URL: SITE, OPERATOR_TOKEN })
const operate = createTestOperator(shop)
let people = 0
const newPayer = (method?: string) => {
  people += 1
  const email = `waits-${people}@arrival-room.example`
  return { email, ...createPayer(shop, `guest-key-of-arrivals-${1000 + people}`, email, method) }
}
let stock = 0

beforeAll(async () => {
  stock = (await stockOf(shop)) ?? 0
  await setStock(shop, 500)
})
afterAll(async () => {
  await settleAll(shop, '%@arrival-room.example')
  await setStock(shop, stock)
})

const arrival = async (token: string): Promise<string | null> =>
  (await shop.graphql(`{ guestOrderByToken(input: { token: "${token}" }) { arrives_by } }`)).data.guestOrderByToken
    .arrives_by
const bodies = async (email: string) => {
  const { results } = await shop.db
    .prepare('SELECT subject, body, html FROM outbox WHERE recipient = ? ORDER BY id')
    .bind(email)
    .all<{ subject: string; body: string; html: string }>()
  return results
}
const setShipDays = (days: string) =>
  shop.db.prepare("UPDATE config_values SET value = ?1 WHERE key = 'standard_ship_days'").bind(days).run()

describe('the day of arrival', () => {
  it('is the one that the checkout promised, on the order and in its mails, whatever the settings say later', async () => {
    const payer = newPayer()
    const cartId = await payer.cart()
    const { cart } = await payer.shopper.call(
      `{ cart(cart_id: "${cartId}") { shipping_addresses { selected_shipping_method { additional_info { arrives_by } } } } }`,
    )
    // An easel is ready in three working days, the courier needs five: 3 to 6 and 9 to 12 November.
    const promised = 'Thu 12 November'
    expect(cart.shipping_addresses[0].selected_shipping_method.additional_info.arrives_by).toBe(promised)
    const { orderV2, payment_redirect_url: url } = await payer.place(cartId)
    expect(await arrival(orderV2.token)).toBe(promised)
    await setShipDays('20–30')
    expect(await arrival(orderV2.token)).toBe(promised)
    await payer.callback({ url, number: orderV2.number })
    shop.wait(3)
    expect(await arrival(orderV2.token)).toBe(promised)
    await operate('ship', orderV2.number)
    await setShipDays('3–5')
    const mails = await bodies(payer.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your order ${orderV2.number}`,
      `Your order ${orderV2.number} is on its way`,
    ])
    for (const { body, html } of mails) {
      expect(body).toContain('It arrives by Thu 12 November.')
      expect(html).toContain('It arrives by Thu 12 November.')
      expect(body).toContain(`${SITE}/order-status-tracking?number=${orderV2.number}`)
    }
  })

  it('is counted from the payment of an order that is paid later, and its mails say so', async () => {
    const payer = newPayer('banktransfer')
    const { number, token } = await payer.order()
    const asked = await arrival(token)
    const [first] = await bodies(payer.email)
    expect(first?.body).toMatch(/If you pay on \w{3} \d+ November, it arrives by \w{3} \d+ November\./)
    shop.wait(7)
    const later = await arrival(token)
    expect(later).not.toBe(asked)
    await operate('paid', number)
    expect(await arrival(token)).toBe(later)
    shop.wait(2)
    expect(await arrival(token)).toBe(later)
    expect((await bodies(payer.email)).at(-1)?.body).toContain(`It arrives by ${later}.`)
  })

  it('is not said for an order that is cancelled', async () => {
    const payer = newPayer('banktransfer')
    const { number, token } = await payer.order()
    expect(await arrival(token)).not.toBeNull()
    await operate('cancel', number)
    expect(await arrival(token)).toBeNull()
  })
})

it('the mail of an order shows the designed piece by a link that ends', async () => {
  const shopper = createShopper(shop, 'guest-key-of-arrivals-2000')
  const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
  const email = await shop.db
    .prepare('SELECT email FROM orders WHERE number = ?')
    .bind(orderV2.number)
    .first<string>('email')
  const html = (await bodies(email ?? '')).findLast(({ subject }) => subject.includes(orderV2.number))?.html ?? ''
  const link = /<img src="([^"]+)" alt="Your Canvas print"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(link).toMatch(/^https:\/\/shop\.example\/media\/uploads\/[0-9a-f]{32}\?end=\d+&signature=/)
  const picture = () => shop.request(link.slice(SITE.length), {}, 'guest-key-of-a-stranger-1')
  expect((await picture()).status).toBe(200)
  shop.wait(59)
  expect((await picture()).status).toBe(200)
  shop.wait(2)
  expect((await picture()).status).toBe(404)
})
