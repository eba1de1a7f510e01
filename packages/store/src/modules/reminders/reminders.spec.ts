import { describe, expect, it, vi } from 'vitest'
import { addTestBundle, bundleItem } from '../../testing/test-bundles'
import { createCustomer } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { arrivedAt } from './service'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000 })

const SITE = 'https://kea.example'
const OPERATOR = 'operator-token-of-a-test'
const ORIGIN = { 'x-shop-origin': SITE }
const SECOND = 1 / 86_400
const { db } = createTestShop()
let people = 0

/** Each test has a shop with a clock of its own. */
const open = () => createTestShop({ SITE_URL: SITE, OPERATOR_TOKEN: OPERATOR })
type Shop = ReturnType<typeof open>

const subscribe = async (shop: Shop, email: string) => {
  const query = 'mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { error } }'
  const input = { email, recaptcha_response: await shop.captcha() }
  const { data } = await shop.graphql(query, { input }, `guest-key-of-a-reminded-${++people}`, ORIGIN)
  expect(data.cpnewsletter.error).toBe(false)
}
const tokenOf = (email: string) =>
  db.prepare('SELECT token FROM subscribers WHERE email = ?').bind(email).first<string>('token')
const unsubscribe = async (shop: Shop, email: string) =>
  shop.request(`/newsletter/unsubscribe?token=${await tokenOf(email)}`, { method: 'POST' }, null)
const mailsTo = async (email: string, subject: string) =>
  (
    await db
      .prepare('SELECT body, html, unsubscribe_url FROM outbox WHERE recipient = ? AND subject = ? ORDER BY id')
      .bind(email, subject)
      .all<{ body: string; html: string; unsubscribe_url: string | null }>()
  ).results
const cartMails = (email: string) => mailsTo(email, 'Your cart at Kea Prints is still here')
const reviewMails = (email: string) => mailsTo(email, 'How did it turn out?')

/** A customer who is subscribed, with a canvas in the cart. */
async function leaveCart(shop: Shop, { isSubscribed = true, email = `left-${++people}@example.co.nz` } = {}) {
  const token = await createCustomer(shop, email)
  const shopper = createShopper(shop, `guest-key-of-a-leaver-${++people}`, { authorization: `Bearer ${token}` })
  if (isSubscribed) await subscribe(shop, email)
  const { cartId } = await shopper.readyCart()
  return { email, cartId, shopper }
}

describe('a cart that was left', () => {
  it('is mentioned a day after it was left, and not a second before, once, with the pictures of its designs', async () => {
    const shop = open()
    const { email } = await leaveCart(shop)
    await shop.tick(1 - SECOND)
    expect(await cartMails(email)).toEqual([])
    await shop.tick(SECOND)
    for (let hour = 0; hour < 4; hour += 1) await shop.tick(1 / 24)
    const [mail, ...more] = await cartMails(email)
    expect(more).toEqual([])
    expect(mail?.body).toContain('Canvas print')
    // The design, by a link that ends with the cart.
    expect(mail?.html).toMatch(
      /<img src="https:\/\/kea\.example\/media\/uploads\/[0-9a-f]{32}\?end=\d+&amp;signature=[^"]+" alt="Your Canvas print/,
    )
    expect(mail?.body).toContain(`${SITE}/abandoned/checkout/cart\n`)
    expect(mail?.unsubscribe_url).toBe(`${SITE}/newsletter/unsubscribe?token=${await tokenOf(email)}`)
    expect(mail?.body).toContain(`${SITE}/newsletter/unsubscribe?token=`)
  })

  it('shows a set as one, with its pieces below it', async () => {
    const shop = open()
    await addTestBundle(db)
    const { email, cartId, shopper } = await leaveCart(shop)
    await shopper.add(cartId, [bundleItem({ quantity: 2 })])
    await shop.tick(1)
    const [mail] = await cartMails(email)
    expect(mail?.body).toContain(
      ['Canvas print', 'Hallway set', '    2 sets', '  Photo mug', '  Canvas print', '  Mini easel', ''].join('\n'),
    )
  })

  it('by a customer who subscribed with other dots at Google is mentioned', async () => {
    const shop = open()
    const { email } = await leaveCart(shop, { isSubscribed: false, email: 'left.kereru+cart@googlemail.com' })
    await subscribe(shop, 'leftkereru@gmail.com')
    await shop.tick(1)
    expect(await cartMails(email)).toHaveLength(1)
  })

  it('by a customer whose address begins with a plus is mentioned', async () => {
    const shop = open()
    const { email } = await leaveCart(shop, { email: '+left.tui@example.co.nz' })
    await shop.tick(1)
    expect(await cartMails(email)).toHaveLength(1)
  })

  it('longer than two days ago is not mentioned', async () => {
    const shop = open()
    const { email } = await leaveCart(shop)
    await shop.tick(2 - SECOND)
    expect(await cartMails(email)).toHaveLength(1)
    const other = open()
    const late = await leaveCart(other)
    await other.tick(2)
    expect(await cartMails(late.email)).toEqual([])
  })

  it('of somebody who has not subscribed, or not any more, is not mentioned', async () => {
    const shop = open()
    const stranger = await leaveCart(shop, { isSubscribed: false })
    const former = await leaveCart(shop)
    await unsubscribe(shop, former.email)
    await shop.tick(1)
    expect([await cartMails(stranger.email), await cartMails(former.email)]).toEqual([[], []])
  })

  it('that was ordered is not mentioned, nor one of somebody who has ordered since', async () => {
    const shop = open()
    const { email, cartId, shopper } = await leaveCart(shop)
    await shopper.place(cartId)
    await shop.tick(1)
    expect(await cartMails(email)).toEqual([])

    const other = open()
    const left = await leaveCart(other)
    await db
      .prepare(
        `INSERT INTO carts (masked_id, active, created_at, updated_at) VALUES (printf('%032d', ?1), 0, '2026', '2026')`,
      )
      .bind(7_000 + people)
      .run()
    await db
      .prepare(
        `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents, total_cents,
           carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
         SELECT 'other-' || ?1, id, version, 'processing', ?2, 0, 0, 0, 0, '', '', '', '', '', '', '2026-11-02T12:00:00.000Z'
         FROM carts WHERE masked_id = printf('%032d', ?1)`,
      )
      .bind(7_000 + people, left.email)
      .run()
    await other.tick(1)
    expect(await cartMails(left.email)).toEqual([])
  })

  it('of a guest is not mentioned, since anybody may type anybody’s address', async () => {
    const shop = open()
    const shopper = createShopper(shop, `guest-key-of-a-leaver-${++people}`)
    const { cartId } = await shopper.readyCart()
    const email = `guest-${people}@example.co.nz`
    const setEmail = `mutation { setGuestEmailOnCart(input: { cart_id: "${cartId}", email: "${email}" }) { cart { id } } }`
    await shopper.call(setEmail)
    await subscribe(shop, email)
    await shop.tick(1)
    expect(await cartMails(email)).toEqual([])
  })

  it('of a guest with the code from the newsletter is: it was mailed to this address', async () => {
    const shop = open()
    const shopper = createShopper(shop, `guest-key-of-a-leaver-${++people}`)
    const { cartId } = await shopper.readyCart()
    const email = `proven-${people}@example.co.nz`
    await subscribe(shop, email)
    const code = await db.prepare('SELECT code FROM coupons WHERE email_key = ?').bind(email).first<string>('code')
    const of = `cart_id: "${cartId}"`
    await shopper.call(`mutation { setGuestEmailOnCart(input: { ${of}, email: "${email}" }) { cart { id } } }`)
    await shopper.call(`mutation { applyCouponToCart(input: { ${of}, coupon_code: "${code}" }) { cart { id } } }`)
    await shop.tick(1)
    const [mail] = await cartMails(email)
    expect(mail?.body).toContain(`${SITE}/abandoned/checkout/cart?id=${cartId}\n`)
  })

  it('gives nobody two mails within fourteen days', async () => {
    const shop = open()
    const { email, cartId, shopper } = await leaveCart(shop)
    await shop.tick(1)
    await shopper.place(cartId)
    const again = async () => {
      const { cartId: next } = await shopper.readyCart()
      await shop.tick(1)
      await shopper.place(next)
    }
    await again()
    expect(await cartMails(email)).toHaveLength(1)
    shop.wait(13)
    await again()
    expect(await cartMails(email)).toHaveLength(2)
  })
})

describe('a review', () => {
  /** An order that leaves at 9:00 UTC on 3 November 2026, a Tuesday. The checkout has promised a day. */
  async function send(shop: Shop, email: string) {
    const shopper = createShopper(shop, `guest-key-of-a-reviewer-${++people}`)
    const { cartId } = await shopper.readyCart()
    await shopper.call(
      `mutation { setGuestEmailOnCart(input: { cart_id: "${cartId}", email: "${email}" }) { cart { id } } }`,
    )
    const { number } = (await shopper.place(cartId)).orderV2
    const run = (...args: string[]) => {
      const headers = { authorization: `Bearer ${OPERATOR}` }
      return shop.request('/operator', { method: 'POST', body: JSON.stringify({ args }), headers }, null)
    }
    await run('paid', number)
    shop.wait(1)
    await run('ship', number, 'NZP 1')
    const row = await db
      .prepare('SELECT token, paid_at, shipped_at, arrival_days FROM orders WHERE number = ?')
      .bind(number)
      .first<{ token: string; paid_at: string; shipped_at: string; arrival_days: number | null }>()
    if (!row) throw new Error('No order')
    return row
  }

  it('is asked for ten days after the arrival, and not a second before, once', async () => {
    const shop = open()
    const email = `review-${++people}@example.co.nz`
    await subscribe(shop, email)
    const order = await send(shop, email)
    const sentAt = Date.parse('2026-11-03T09:00:00Z')
    expect(Date.parse(order.shipped_at)).toBe(sentAt)
    const days = (arrivedAt(order) - sentAt) / 86_400_000 + 10
    await shop.tick(days - SECOND)
    expect(await reviewMails(email)).toEqual([])
    await shop.tick(SECOND)
    for (let day = 0; day < 3; day += 1) await shop.tick(1)
    const [mail, ...more] = await reviewMails(email)
    expect(more).toEqual([])
    expect(mail?.body).toContain(`${SITE}/write-a-review#order=${order.token}\n`)
    expect(mail?.body).toContain('Canvas print')
    expect(mail?.unsubscribe_url).toBe(`${SITE}/newsletter/unsubscribe?token=${await tokenOf(email)}`)
  })

  it('is not asked of somebody who has not subscribed, has unsubscribed, or has written one', async () => {
    const shop = open()
    const [stranger, former, reviewer] = ['a', 'b', 'c'].map((name) => `review-${name}-${++people}@example.co.nz`)
    await subscribe(shop, String(former))
    await subscribe(shop, String(reviewer))
    await send(shop, String(stranger))
    await send(shop, String(former))
    const { token } = await send(shop, String(reviewer))
    await unsubscribe(shop, String(former))
    await db
      .prepare(
        `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at, order_id)
         SELECT 'reminded-' || id, 'canvas-print', 5, '', '', '', 'pending', '2026', id FROM orders WHERE token = ?`,
      )
      .bind(token)
      .run()
    for (let day = 0; day < 40; day += 1) await shop.tick(1)
    for (const email of [stranger, former, reviewer]) expect(await reviewMails(String(email)), email).toEqual([])
  })

  it('is not asked for what was sent long ago', async () => {
    const shop = open()
    const email = `review-${++people}@example.co.nz`
    await subscribe(shop, email)
    await send(shop, email)
    await shop.tick(45)
    expect(await reviewMails(email)).toEqual([])
  })
})

describe('the arrival of a parcel', () => {
  const sent = { paid_at: '2026-11-02T09:00:00.000Z', shipped_at: '2026-11-03T09:00:00.000Z' }
  it.each([
    ['on the day that was promised', { ...sent, arrival_days: 5 }, '2026-11-09T00:00:00.000Z'],
    ['a day after it left, if that was late', { ...sent, arrival_days: 1 }, '2026-11-04T09:00:00.000Z'],
    ['five days after it left, without a promise', { ...sent, arrival_days: null }, '2026-11-08T09:00:00.000Z'],
  ])('is %s', (_, order, day) => {
    expect(new Date(arrivedAt(order)).toISOString()).toBe(day)
  })
})
