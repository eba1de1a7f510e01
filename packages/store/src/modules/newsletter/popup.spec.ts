import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const SUBSCRIBE = 'mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { error status message } }'
const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribeNewsletter(token: $token) { error message } }'
const ORIGIN = { 'x-shop-origin': 'https://shop.example' }

let people = 0
const somebody = () => `popup-reader-${++people}@example.co.nz`

/** Each call uses a new guest key. */
async function subscribe(email: string, more: object = {}) {
  const input = { email, subscribe: true, category_id: 0, subscribe_source: 'footer', ...more }
  const solved = { ...input, recaptcha_response: await shop.captcha() }
  return (await shop.graphql(SUBSCRIBE, { input: solved }, `guest-key-of-a-popup-${++people}`, ORIGIN)).data
    .cpnewsletter
}
const mailsTo = async (recipient: string) =>
  (await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(recipient).all<{ body: string }>()).results
const couponsOf = async (email: string) =>
  (await shop.db.prepare('SELECT percent FROM coupons WHERE email_key = ?').bind(email).all()).results
const subscriber = (email: string) =>
  shop.db.prepare('SELECT * FROM subscribers WHERE email_key = ?').bind(email).first<Record<string, unknown>>()

describe('the popup', () => {
  const FROM = { popup: true, popup_design: true, subscribe_source: 'https://shop.example/photo-mugs' }
  const send = async (email: string, more: object = {}) => {
    const input = {
      email,
      subscribe: true,
      firstName: 'Mere',
      ...FROM,
      recaptcha_response: await shop.captcha(),
      ...more,
    }
    const query = 'mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { status message } }'
    return (await shop.graphql(query, { input }, `guest-key-of-reader-${++people}`, ORIGIN)).data.cpnewsletter
  }

  it('sends the payload of a subscription, and gets status, message and a code', async () => {
    const email = somebody()
    expect(await send(email)).toEqual({
      status: true,
      message: 'Thank you. Check your inbox: your code is on its way, unless you have had it before.',
    })
    expect(await subscriber(email)).toMatchObject({ email, firstname: 'Mere', subscribed: 1 })
    expect(await couponsOf(email)).toMatchObject([{ percent: 10 }])
  })

  it('needs a captcha, as a program in a loop finds out', async () => {
    const email = somebody()
    for (const token of [undefined, '', 'a-token'])
      expect(await send(email, { recaptcha_response: token })).toEqual({
        status: false,
        message: 'ReCaptcha validation failed, please try again',
      })
    const once = await shop.captcha()
    expect((await send(email, { recaptcha_response: once })).status).toBe(true)
    expect((await send(somebody(), { recaptcha_response: once })).status).toBe(false)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each([
    [{ firstName: '' }, 'firstName: This is a required field.'],
    [{ firstName: null }, 'firstName: This is a required field.'],
    [{ firstName: '<b>Mere</b>' }, 'firstName: Please enter your first name in letters.'],
    [{ firstName: 'Win 500 at evil.example' }, 'firstName: Please enter your first name in letters.'],
    [{ email: 'mere smith@example.co.nz' }, 'email: Please enter a valid email address with no spaces.'],
    [{ date_of_birth: '1990-02-30' }, 'date_of_birth: Please enter a valid full date.'],
  ])('is refused with %j', async (more, message) => {
    const email = somebody()
    expect(await send(email, more)).toEqual({ status: false, message })
    expect([await mailsTo(email), await subscriber(email)]).toEqual([[], null])
  })

  it('does not let a stranger change the name of a subscriber, and sends it no second mail', async () => {
    const email = somebody()
    await send(email)
    await send(email, { firstName: 'Mallory' })
    expect(await subscriber(email)).toMatchObject({ firstname: 'Mere' })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    // Anybody may have typed the name, so no mail to an address that nobody has proven says it.
    expect(mail?.body).not.toContain('Mere')
  })
})

describe('the evidence of a subscription', () => {
  const changesOf = async (email: string) =>
    (
      await shop.db
        .prepare('SELECT subscribed, form, page, words, at FROM subscription_changes WHERE email_key = ? ORDER BY id')
        .bind(email)
        .all()
    ).results
  const AT = '2026-11-02T09:00:00.000Z'
  const OFFER = '10% off sitewide on your first order'
  const TERMS =
    'Off the base price, without the special 20 × 20 cm canvas, accessories, gift certificates and the courier. Good once, for 90 days. ' +
    'We also remind you once of a cart you left, and ask how your order turned out.'

  it('has the words beside the button, the page, the form and the time of every change', async () => {
    const email = somebody()
    await subscribe(email)
    const token = String((await subscriber(email))?.token)
    const footer = {
      form: 'footer',
      page: '',
      words: `${OFFER}\nSubscribe to our newsletter, and we will email you your code.\n${TERMS}`,
    }
    expect(await changesOf(email)).toEqual([{ subscribed: 1, ...footer, at: AT }])

    await shop.graphql(UNSUBSCRIBE, { token })
    await shop.graphql(UNSUBSCRIBE, { token })
    const popup = {
      subscribe_source: 'https://shop.example/photo-mugs',
      popup: true,
      popup_design: true,
      firstName: 'Mere',
    }
    await subscribe(email, popup)
    await shop.request(`/newsletter/unsubscribe?token=${token}`, { method: 'POST' }, null)
    await shop.request(`/newsletter/unsubscribe?token=${token}`, { method: 'POST' }, null)
    expect(await changesOf(email)).toEqual([
      { subscribed: 1, ...footer, at: AT },
      { subscribed: 0, form: 'link', page: '', words: '', at: AT },
      {
        subscribed: 1,
        form: 'popup',
        page: '/photo-mugs',
        words: `${OFFER}\nSubscribe to our newsletter, and we’ll email you your code. Unsubscribe in any email.\n${TERMS}`,
        at: AT,
      },
      { subscribed: 0, form: 'mail program', page: '', words: '', at: AT },
    ])
  })

  it('has no row for what changes nothing', async () => {
    const email = somebody()
    for (const _ of [1, 2, 3]) await subscribe(email)
    await shop.graphql(UNSUBSCRIBE, { token: '0'.repeat(32) })
    expect(await changesOf(email)).toHaveLength(1)
  })

  it('knows the page of the footer by its id', async () => {
    const email = somebody()
    const page = await shop.db.prepare("SELECT id FROM pages WHERE slug = 'privacy-policy'").first<number>('id')
    await subscribe(email, { category_id: page })
    expect(await changesOf(email)).toMatchObject([{ form: 'footer', page: '/privacy-policy' }])
  })

  it('says that no offer was shown where the popup had none', async () => {
    const email = somebody()
    const page = {
      subscribe_source: 'https://shop.example/photo-mugs',
      popup: true,
      popup_design: false,
      firstName: 'Mere',
    }
    await subscribe(email, page)
    expect(await changesOf(email)).toMatchObject([
      {
        words:
          'News from the workshop\nNew products and ideas in your inbox, now and then. Unsubscribe in any email.\nWe also remind you once of a cart you left, and ask how your order turned out.',
      },
    ])
  })
})
