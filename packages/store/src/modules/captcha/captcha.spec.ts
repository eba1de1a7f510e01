import { describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../testing/solve-captcha'
import { createTestShop } from '../../testing/test-shop'
import { newChallenge, numberFrom } from './altcha'
import { type ExternalFetch, scoreOf } from './recaptcha'
import { createCaptchaRepo } from './repo'
import { createCaptchaService } from './service'

const FAILED = 'ReCaptcha validation failed, please try again'
const START = new Date('2026-11-02T09:00:00Z')
const KEYS = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET_KEY: 'secret-key' }
const shop = createTestShop()

interface Given {
  header?: string
  at?: Date
  externalFetch?: ExternalFetch
  signingKey?: string
}

/** The captcha service of a request with this token in its header. */
function captchaWith({ header, at = START, externalFetch, signingKey = 'signing-key-of-every-test' }: Given) {
  const errors: string[] = []
  const captcha = createCaptchaService({
    repo: createCaptchaRepo(shop.db),
    settings: {
      MODE: 'production',
      STORE_CODE: 'nz',
      DESIGNS: 'stored',
      OIDC_PROVIDERS: [],
      BANK_TRANSFER_DAYS: 7,
      GIFT_MAIL_HOUR: 8,
      HOSTED_PAYMENT_MINUTES: 60,
      PAYMENT_SANDBOX: 'off',
      STRIPE_ORIGIN: 'https://api.stripe.com',
      PIXEL_IDS: [],
      META_ORIGIN: 'https://graph.facebook.com',
      GA4_ORIGIN: 'https://www.google-analytics.com',
      NZ_POST_ORIGIN: 'https://api.nzpost.co.nz',
      NZ_POST_LOGIN_ORIGIN: 'https://oauth.nzpost.co.nz',
      SIGNING_KEY: signingKey,
      ALTCHA_COST: 1,
      CAPTCHA: externalFetch ? 'recaptcha' : 'altcha',
      ...KEYS,
    },
    clock: () => at,
    caller: null,
    header: header ?? null,
    externalFetch: externalFetch ?? (() => Promise.reject(new Error('unexpected request'))),
    onError: (event) => errors.push(event),
  })
  return { ...captcha, errors }
}

const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

describe('a proof of work', () => {
  it('is accepted once', async () => {
    const header = await shop.captcha()
    await expect(captchaWith({ header }).require()).resolves.toBeUndefined()
    await expect(captchaWith({ header }).require()).rejects.toThrow(FAILED)
  })

  it('is accepted once when twenty requests send it at the same moment', async () => {
    const header = await shop.captcha()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => captchaWith({ header }).require()))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const refused of all.filter((one) => one.status === 'rejected')) expect(refused.reason.message).toBe(FAILED)
  })

  it('may be an argument instead of the header', async () => {
    await expect(captchaWith({}).require(await shop.captcha())).resolves.toBeUndefined()
  })

  it('is valid for half an hour and not longer', async () => {
    const [early, late] = [await shop.captcha(), await shop.captcha()]
    await expect(captchaWith({ header: early, at: minutesLater(29) }).require()).resolves.toBeUndefined()
    await expect(captchaWith({ header: late, at: minutesLater(31) }).require()).rejects.toThrow(FAILED)
  })

  it('is forgotten after it has expired, and not before', async () => {
    const header = await shop.captcha()
    await captchaWith({ header }).require()
    const { nonce } = JSON.parse(atob(header)).challenge.parameters
    const countRows = () =>
      shop.db.prepare('SELECT count(*) AS n FROM captcha_solutions WHERE nonce = ?').bind(nonce).first<number>('n')
    await captchaWith({ at: minutesLater(29) }).removeExpired()
    expect(await countRows()).toBe(1)
    await captchaWith({ at: minutesLater(31) }).removeExpired()
    expect(await countRows()).toBe(0)
  })

  it.each([
    ['nothing', async () => ''],
    ['no base64', async () => '§§§'],
    ['no solution', async () => btoa(JSON.stringify({ challenge: await (await shop.request('/altcha')).json() }))],
    ['another answer', async () => changed((given) => Object.assign(given.solution, { derivedKey: '00'.repeat(32) }))],
    ['a later end', async () => changed((given) => Object.assign(given.challenge.parameters.data, { expires: 9e9 }))],
    ['another name', async () => changed((given) => Object.assign(given.challenge.parameters, { nonce: '00' }))],
  ])('is refused with %s', async (_, token) => {
    await expect(captchaWith({ header: await token() }).require()).rejects.toThrow(FAILED)
  })

  it('of another shop is refused', async () => {
    await expect(
      captchaWith({ header: await shop.captcha(), signingKey: 'another-key-of-16' }).require(),
    ).rejects.toThrow(FAILED)
  })

  it('has the cost of the setting, and is a new one each time', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => newChallenge({ signingKey: 'signing-key-of-every-test', cost: 77, clock: () => START })),
    )
    expect(one?.parameters.cost).toBe(77)
    expect(one?.parameters.nonce).not.toBe(other?.parameters.nonce)
  })

  it('has a uniform solution over the whole range of attempts', () => {
    expect(numberFrom(() => 0)).toBe(0)
    expect(numberFrom(() => 1 - 2 ** -32)).toBe(1200)
    const steps = 1201 * 8
    const numbers = Array.from({ length: steps }, (_, at) => numberFrom(() => (at + 0.5) / steps))
    const times = new Map<number, number>()
    for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
    expect(times.size).toBe(1201)
    expect(new Set(times.values())).toEqual(new Set([8]))
    expect(numbers.reduce((sum, number) => sum + number) / steps).toBe(600)
  })

  it.each([
    [0, 0],
    [1 - 2 ** -32, 1200],
  ])('with the random number %d is solved by the number %i', async (random, counter) => {
    const own = { signingKey: 'signing-key-of-every-test', cost: 1, clock: () => START, random: () => random }
    const header = await solveCaptcha(await newChallenge(own))
    expect(JSON.parse(atob(header)).solution.counter).toBe(counter)
    await expect(captchaWith({ header }).require()).resolves.toBeUndefined()
  })

  it('is a new challenge for each request', async () => {
    const answer = await shop.request('/altcha', {}, null)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } })
    expect((await shop.request('/altcha', { method: 'POST' })).status).toBe(405)
  })
})

/** A solved token with one changed field. */
async function changed(
  change: (given: { challenge: { parameters: { data: object } }; solution: object }) => void,
): Promise<string> {
  const given = JSON.parse(atob(await shop.captcha()))
  change(given)
  return btoa(JSON.stringify(given))
}

describe('reCAPTCHA, when it is configured', () => {
  const google = (answer: object, status = 200) => {
    const asked: Record<string, string>[] = []
    const externalFetch: ExternalFetch = async (request) => {
      asked.push({ url: request.url, ...Object.fromEntries(new URLSearchParams(await request.text())) })
      return Response.json(answer, { status })
    }
    return { asked, externalFetch }
  }

  it('is called with the secret and the token', async () => {
    const { asked, externalFetch } = google({ success: true, score: 0.9 })
    await expect(captchaWith({ header: 'token', externalFetch }).require()).resolves.toBeUndefined()
    const url = 'https://www.google.com/recaptcha/api/siteverify'
    expect(asked).toEqual([{ url, secret: 'secret-key', response: 'token' }])
  })

  it.each([
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }],
    [{ success: true, score: 0.1 }],
    [{ success: true }],
  ])('refuses a caller that it does not trust: %j', async (answer) => {
    const { externalFetch } = google(answer)
    await expect(captchaWith({ header: 'token', externalFetch }).require()).rejects.toThrow(FAILED)
  })

  it('is not called without a token', async () => {
    const { asked, externalFetch } = google({ success: true, score: 1 })
    await expect(captchaWith({ externalFetch }).require()).rejects.toThrow(FAILED)
    expect(asked).toEqual([])
  })

  it('that does not answer refuses the request, and logs the error', async () => {
    const { externalFetch } = google({}, 503)
    const captcha = captchaWith({ header: 'token', externalFetch })
    await expect(captcha.require()).rejects.toThrow('We could not check the captcha just now.')
    expect(captcha.errors).toEqual(['recaptcha'])
  })

  it('has a deadline', async () => {
    const silence: ExternalFetch = (request) =>
      new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    await expect(scoreOf('token', 'secret-key', silence, 20)).rejects.toThrow(/timeout|aborted/i)
  })

  const CONFIG = '{ recaptchaV3Config { is_enabled website_key minimum_score forms } }'

  it('is announced to the browser with its key; otherwise the browser solves a proof of work', async () => {
    const withGoogle = createTestShop({ CAPTCHA: 'recaptcha', ...KEYS })
    const { data } = await withGoogle.graphql(CONFIG)
    expect(data.recaptchaV3Config).toMatchObject({ is_enabled: true, website_key: 'site-key', minimum_score: 0.5 })
    expect(data.recaptchaV3Config.forms).toEqual(expect.arrayContaining(['CUSTOMER_LOGIN', 'CUSTOMER_CREATE']))
    expect((await shop.graphql(CONFIG)).data.recaptchaV3Config).toMatchObject({ is_enabled: false, website_key: '' })
  })

  it('needs both keys', async () => {
    const half = createTestShop({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site-key' })
    expect((await half.request('/healthz')).status).toBe(500)
  })
})
