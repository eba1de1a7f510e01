import { afterAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const SUBSCRIBE = 'mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { error message } }'
const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribeNewsletter(token: $token) { error message } }'
const ORIGIN = { 'x-shop-origin': 'https://shop.example' }
const HOME = 'https://shop.example/'
const CODE = /[A-Z2-9]{5}-[A-Z2-9]{5}/

// Other specs use the same tables.
afterAll(() => shop.db.prepare('DELETE FROM enquiries').run())

let people = 0
const somebody = () => `reader-${++people}@example.co.nz`

/** Each call uses a new guest key. */
async function subscribe(email: string, more: object = {}, at: TestShop = shop) {
  const input = { email, subscribe: true, category_id: 0, subscribe_source: 'footer', ...more }
  const solved = { ...input, recaptcha_response: await at.captcha() }
  return (await at.graphql(SUBSCRIBE, { input: solved }, `guest-key-of-reader-${++people}`, ORIGIN)).data.cpnewsletter
}
const mailsTo = async (recipient: string) =>
  (
    await shop.db
      .prepare('SELECT subject, body FROM outbox WHERE recipient = ? ORDER BY id')
      .bind(recipient)
      .all<{ subject: string; body: string }>()
  ).results
const couponsOf = async (email: string) =>
  (
    await shop.db
      .prepare(
        'SELECT code, kind, percent, sku, option_value_id, first_order_only, max_uses, to_at FROM coupons WHERE email_key = ?',
      )
      .bind(email)
      .all()
  ).results
const subscriber = (email: string) =>
  shop.db.prepare('SELECT * FROM subscribers WHERE email_key = ?').bind(email).first<Record<string, unknown>>()

describe('subscribing', () => {
  it('works by the name of the contract too, with a captcha', async () => {
    const email = somebody()
    const query = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
    const key = `guest-key-of-reader-${++people}`
    expect((await shop.graphql(query, { email }, key, ORIGIN)).errors).toHaveLength(1)
    expect(await subscriber(email)).toBeNull()
    expect((await shop.submit(query, { email }, key, ORIGIN)).data).toEqual({
      subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
    })
    expect(await subscriber(email)).toMatchObject({ email, subscribed: 1 })
    expect((await shop.submit(query, { email: 'nobody' }, key, ORIGIN)).errors).toHaveLength(1)
  })

  it('mails a unique code for a first order: 10 % from the footer', async () => {
    const email = somebody()
    expect(await subscribe(email)).toEqual({
      error: false,
      message: expect.stringMatching(/^Thank you\. Check your inbox: your code/),
    })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your code from Kea Prints')
    const code = CODE.exec(mail?.body ?? '')?.[0] ?? ''
    expect(await couponsOf(email)).toEqual([
      {
        code,
        kind: 'percent',
        percent: 10,
        sku: null,
        option_value_id: null,
        first_order_only: 1,
        max_uses: 1,
        to_at: '2027-01-31T09:00:00.000Z',
      },
    ])
    expect(mail?.body).toContain('10% off sitewide on your first order')
    expect(mail?.body).toContain(`https://shop.example/?cc=${btoa(code)}`)
    expect(mail?.body).toMatch(/https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[0-9a-f]{32}$/m)
    expect(await subscriber(email)).toMatchObject({ email, subscribed: 1, source: 'footer' })
  })

  it('gives a free small canvas on the pages that promise it', async () => {
    const email = somebody()
    await subscribe(email, { subscribe_source: HOME })
    expect((await mailsTo(email))[0]?.body).toMatch(/A free 8x8\sinch \(20\s×\s20\scm\) canvas print/)
    expect(await couponsOf(email)).toMatchObject([{ kind: 'piece', sku: 'canvas-print', option_value_id: 101 }])
  })

  it('twice sends one mail, with any tag after a plus, and the same answer each time', async () => {
    const name = `reader-${++people}`
    const addresses = [`${name}@example.co.nz`, `${name}+more@example.co.nz`, `${name.toUpperCase()}@Example.co.nz`]
    const answers = []
    for (const email of [...addresses, ...addresses]) answers.push(await subscribe(email))
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect((await Promise.all(addresses.map(mailsTo))).flat()).toHaveLength(1)
    expect(await couponsOf(`${name}@example.co.nz`)).toHaveLength(1)
  })

  it('twice sends one mail and one code to one mailbox at Google, with any dots', async () => {
    const addresses = ['pipi.wharauroa@gmail.com', 'pipiwharauroa+shop@gmail.com', 'pipi.wha.rauroa@googlemail.com']
    for (const email of addresses) await subscribe(email)
    expect((await Promise.all(addresses.map(mailsTo))).map((mails) => mails.length)).toEqual([1, 0, 0])
    expect(await couponsOf('pipiwharauroa@gmail.com')).toHaveLength(1)
  })

  it('with the code of its offer already, by an earlier name of its welcome, gets no second one', async () => {
    const email = somebody()
    await subscribe(email)
    const [before] = await couponsOf(email)
    await shop.db.prepare('DELETE FROM newsletter_welcomes').run()
    await shop.db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(email).run()
    await subscribe(email)
    expect(await mailsTo(email)).toEqual([])
    expect(await couponsOf(email)).toEqual([before])
  })

  it('twice sends one mail, also when the outbox no longer has the first', async () => {
    const email = somebody()
    await subscribe(email)
    await shop.db.prepare('DELETE FROM outbox WHERE recipient = ?').bind(email).run()
    await subscribe(email)
    expect(await mailsTo(email)).toEqual([])
    expect(await couponsOf(email)).toHaveLength(1)
  })

  it('several times at once sends one mail, with the stored code', async () => {
    const email = somebody()
    await Promise.all([1, 2, 3, 4].map(() => subscribe(email)))
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(await couponsOf(email)).toEqual([expect.objectContaining({ code: CODE.exec(mail?.body ?? '')?.[0] })])
  })

  it('ends by the link in the mail, and by nothing else', async () => {
    const email = somebody()
    await subscribe(email)
    const token = /token=([0-9a-f]{32})/.exec((await mailsTo(email))[0]?.body ?? '')?.[1] ?? ''
    expect((await subscribe(email, { subscribe: false })).error).toBe(true)
    expect((await shop.graphql(UNSUBSCRIBE, { token: '0'.repeat(32) })).data.unsubscribeNewsletter.error).toBe(true)
    expect(await subscriber(email)).toMatchObject({ subscribed: 1 })
    for (const _ of [1, 2]) {
      expect((await shop.graphql(UNSUBSCRIBE, { token })).data.unsubscribeNewsletter).toEqual({
        error: false,
        message: 'You won’t get any more newsletters from us.',
      })
    }
    expect(await subscriber(email)).toMatchObject({ subscribed: 0 })
  })

  it('ends by one POST to the address in the mail’s headers, without a cookie or a captcha', async () => {
    const email = somebody()
    await subscribe(email)
    const url = await shop.db
      .prepare('SELECT unsubscribe_url FROM outbox WHERE recipient = ?')
      .bind(email)
      .first<string>('unsubscribe_url')
    expect(url).toMatch(/^https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[0-9a-f]{32}$/)
    const { pathname, search } = new URL(url ?? '')
    for (const _ of [1, 2]) {
      const answer = await shop.request(pathname + search, { method: 'POST' }, null)
      expect([answer.status, await answer.text()]).toEqual([200, 'You won’t get any more newsletters from us.'])
    }
    expect(await subscriber(email)).toMatchObject({ subscribed: 0 })
    const unknown = await shop.request(`${pathname}?token=${'0'.repeat(32)}`, { method: 'POST' }, null)
    expect(unknown.status).toBe(404)
    expect((await shop.request(pathname + search, {}, null)).status).toBe(405)
  })

  it('sends no List-Unsubscribe address where the shop has no HTTPS', async () => {
    const email = somebody()
    const input = { email, recaptcha_response: await shop.captcha() }
    await shop.graphql(SUBSCRIBE, { input }, 'guest-key-of-reader-http', { 'x-shop-origin': 'http://127.0.0.1:4173' })
    expect(
      await shop.db.prepare('SELECT body, unsubscribe_url FROM outbox WHERE recipient = ?').bind(email).first(),
    ).toEqual({ body: expect.stringContaining('http://127.0.0.1:4173/newsletter/unsubscribe'), unsubscribe_url: null })
  })

  it('again after unsubscribing sends a new mail without another code', async () => {
    const email = somebody()
    await subscribe(email)
    const token = String((await subscriber(email))?.token)
    await shop.graphql(UNSUBSCRIBE, { token })
    for (const _ of [1, 2]) await subscribe(email)
    expect(await subscriber(email)).toMatchObject({ subscribed: 1, token })
    const [, again, ...more] = await mailsTo(email)
    expect(again?.subject).toBe('Welcome to the Kea Prints newsletter')
    expect(again?.body).toContain(`token=${token}\n`)
    expect(again?.body).not.toMatch(CODE)
    expect(more).toEqual([])
    expect(await couponsOf(email)).toHaveLength(1)

    await shop.graphql(UNSUBSCRIBE, { token })
    await subscribe(email, { subscribe_source: HOME })
    expect((await mailsTo(email)).map(({ subject }) => subject).slice(2)).toEqual(['Your code from Kea Prints'])
  })

  it.each([
    ['', 'email: This is a required field.'],
    ['nobody', /^email: Please enter a valid email address/],
    ['a@b.nz\nbcc: c@d.nz', /^email: Please enter a valid email address/],
  ])('with %j is refused', async (email, message) => {
    expect(await subscribe(email)).toEqual({ error: true, message: expect.stringMatching(message) })
  })

  it('needs a captcha', async () => {
    const email = somebody()
    const { data } = await shop.graphql(SUBSCRIBE, { input: { email } })
    expect(data.cpnewsletter).toEqual({ error: true, message: 'ReCaptcha validation failed, please try again' })
    expect([await mailsTo(email), await subscriber(email)]).toEqual([[], null])
  })

  it('is limited per day', async () => {
    const own = createTestShop()
    const guest = 'guest-key-of-many-subscriptions'
    const send = async () => {
      const input = { email: somebody(), recaptcha_response: await own.captcha() }
      return (await own.graphql(SUBSCRIBE, { input }, guest)).data.cpnewsletter
    }
    for (let n = 0; n < 10; n += 1) expect((await send()).error).toBe(false)
    expect(await send()).toEqual({ error: true, message: expect.stringMatching(/try again tomorrow/) })
    await own.tick(1)
    expect((await send()).error).toBe(false)
  })

  it('of an address whose mailbox is full today is stored; the code is sent with the next attempt on another day', async () => {
    const own = createTestShop()
    own.wait(40)
    const email = somebody()
    const form = { form: 'es', item: 'Table easel', quantity: '1', name: 'Mere', email }
    const fill = 'mutation ($input: OrderFormInput!) { sendOrderForm(input: $input) { reference } }'
    const filler = `guest-key-of-filler-${people}`
    for (let n = 0; n < 10; n += 1) await own.submit(fill, { input: { ...form, notes: `Form ${n}` } }, filler)
    expect((await subscribe(email, {}, own)).message).toMatch(/^Thank you\. Check your inbox: your code/)
    expect(await subscriber(email)).toMatchObject({ subscribed: 1 })
    expect(await couponsOf(email)).toEqual([])
    await own.tick(1)
    await subscribe(email, {}, own)
    const mail = (await mailsTo(email)).at(-1)
    expect(await couponsOf(email)).toEqual([expect.objectContaining({ code: CODE.exec(mail?.body ?? '')?.[0] })])
  })

  it('gives no code where the offer is empty or has no code', async () => {
    const SITEWIDE = 'newsletter_offer_sitewide'
    const textNow = () => shop.db.prepare('SELECT value FROM config_values WHERE key = ?').bind(SITEWIDE).first('value')
    const put = (value: unknown) =>
      shop.db.prepare('UPDATE config_values SET value = ?2 WHERE key = ?1').bind(SITEWIDE, value).run()
    const text = await textNow()
    await put('')
    const silent = somebody()
    expect((await subscribe(silent)).message).toMatch(/^Thank you\. Check your inbox: our first email/)
    expect(await couponsOf(silent)).toEqual([])
    expect((await mailsTo(silent))[0]?.subject).toBe('Welcome to the Kea Prints newsletter')
    await put(text)

    const fields = `{ configvalues(fields: ["${SITEWIDE}", "newsletter_offer"]) { key } }`
    const keys = async () =>
      (await shop.graphql(fields)).data.configvalues.map(({ key }: { key: string }) => key) as string[]
    expect(await keys()).toEqual([SITEWIDE, 'newsletter_offer'])
    const ROW =
      "SELECT setting, kind, percent, label, days FROM newsletter_offers WHERE setting = 'newsletter_offer_sitewide'"
    const row = await shop.db.prepare(ROW).first<Record<string, string | number>>()
    await shop.db.prepare('DELETE FROM newsletter_offers WHERE setting = ?').bind(SITEWIDE).run()
    expect(await keys()).toEqual(['newsletter_offer'])
    // Other tests use the same tables.
    await shop.db
      .prepare('INSERT INTO newsletter_offers (setting, kind, percent, label, days) VALUES (?, ?, ?, ?, ?)')
      .bind(...Object.values(row ?? {}))
      .run()
  })
})

describe('the code of a newsletter mail', () => {
  it('is valid for its own address and no other', async () => {
    const { cartId } = await createShopper(shop).readyCart()
    const email = somebody()
    await subscribe(email, { subscribe_source: HOME })
    const code = CODE.exec((await mailsTo(email))[0]?.body ?? '')?.[0]
    const problemFor = async (owner: string) => {
      const of = `cart_id: "${cartId}"`
      await shop.graphql(`mutation { setGuestEmailOnCart(input: { ${of}, email: "${owner}" }) { cart { id } } }`)
      const apply = `mutation { applyCouponToCart(input: { ${of}, coupon_code: "${code}" }) { cart { id } } }`
      return (await shop.graphql(apply)).errors?.[0]?.message
    }
    expect(await problemFor(email)).toMatch(/gives a free 20 × 20 cm canvas print, but it does not fit/)
    expect(await problemFor(somebody())).toMatch(/only works with the email address/)
  })
})
