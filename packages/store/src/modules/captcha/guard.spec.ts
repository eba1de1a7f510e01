import { describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../testing/solve-captcha'
import { createTestShop } from '../../testing/test-shop'
import type { Challenge } from './altcha'
import { createCaptchaRepo } from './repo'
import { createCaptchaService } from './service'

const FAILED = 'ReCaptcha validation failed, please try again'
const START = new Date('2026-11-02T09:00:00Z')
const shop = createTestShop()

interface Given {
  token: string
  caller?: string
  at?: Date
  /** With reCAPTCHA: the score of every token. */
  score?: number
  altchaCost?: number
}

function captchaWith({ token, caller = 'caller-1', at = START, score, altchaCost = 1 }: Given) {
  return createCaptchaService({
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
      SIGNING_KEY: 'signing-key-of-every-test',
      ALTCHA_COST: altchaCost,
      CAPTCHA: score === undefined ? 'altcha' : 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
    },
    clock: () => at,
    caller,
    header: token,
    externalFetch: async () => Response.json({ success: true, score }),
    onError: () => {},
  })
}

let names = 0
/** An account without attempts. */
const somebody = () => ({ what: 'login' as const, name: `account-${++names}@example.co.nz` })
type Name = ReturnType<typeof somebody>

const wrong = async () => Promise.reject(new Error('wrong'))
const right = async () => 'in'

/** An attempt with the solution of an ordinary challenge. */
const attempt = async (tried: Name, answer: () => Promise<string>, more: Partial<Given> = {}) =>
  captchaWith({ token: await shop.captcha(), ...more }).guard(tried, null, answer)

const guessTimes = async (times: number, tried: Name, more: Partial<Given> = {}) => {
  for (let n = 0; n < times; n += 1) await expect(attempt(tried, wrong, more)).rejects.toThrow('wrong')
}

/** The challenge in the refusal of a token with too little work. */
const challengeOf = async (tried: Name, more: Partial<Given> = {}): Promise<Challenge> => {
  const refusal = await attempt(tried, right, more).catch((error) => error)
  expect(refusal.message).toBe(FAILED)
  return refusal.extensions.challenge
}

const roundsOf = ({ parameters }: Challenge) => parameters.cost

describe('a guarded answer', () => {
  it('needs a captcha from the first attempt', async () => {
    await expect(captchaWith({ token: '' }).guard(somebody(), null, right)).rejects.toThrow(FAILED)
    expect(await attempt(somebody(), right)).toBe('in')
  })

  it('asks for four times the rounds after ten attempts from one address, sixteen times after twenty, and no more', async () => {
    const tried = somebody()
    await guessTimes(10, tried)
    expect(roundsOf(await challengeOf(tried))).toBe(4)
    const dear = async () => ({ token: await solveCaptcha(await challengeOf(tried)) })
    for (let n = 0; n < 10; n += 1) await guessTimes(1, tried, await dear())
    expect(roundsOf(await challengeOf(tried))).toBe(16)
    for (let n = 0; n < 30; n += 1) await guessTimes(1, tried, await dear())
    expect(roundsOf(await challengeOf(tried))).toBe(16)
    expect(await attempt(tried, right, await dear())).toBe('in')
  })

  it('costs the owner no more while one stranger tries, nor any other name', async () => {
    const tried = somebody()
    await guessTimes(10, tried)
    expect(await attempt(tried, right, { caller: 'the owner' })).toBe('in')
    expect(await attempt(somebody(), right)).toBe('in')
  })

  it('costs everybody more after fifty attempts from many addresses, and the owner can still log in', async () => {
    const tried = somebody()
    for (let n = 0; n < 50; n += 1) await guessTimes(1, tried, { caller: `stranger ${n}` })
    const caller = 'the owner'
    const challenge = await challengeOf(tried, { caller })
    expect(roundsOf(challenge)).toBe(4)
    expect(await attempt(tried, right, { caller, token: await solveCaptcha(challenge) })).toBe('in')
    expect(roundsOf(await challengeOf(tried, { caller: 'stranger 99' }))).toBe(4)
  })

  it('counts concurrent attempts: of twenty cheap ones ten are made', async () => {
    const tried = somebody()
    let made = 0
    const counted = async () => {
      made += 1
      return wrong()
    }
    const tokens = await Promise.all(Array.from({ length: 20 }, () => shop.captcha()))
    await Promise.allSettled(tokens.map((token) => captchaWith({ token }).guard(tried, null, counted)))
    expect(made).toBe(10)
  })

  it('accepts a token once when twenty attempts send it at the same moment', async () => {
    const token = await shop.captcha()
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => captchaWith({ token }).guard(somebody(), null, right)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('forgets the attempts of a successful caller, and not those of others', async () => {
    const tried = somebody()
    for (let n = 0; n < 45; n += 1) await guessTimes(1, tried, { caller: `stranger ${n}` })
    const caller = 'the owner'
    await guessTimes(4, tried, { caller })
    for (let n = 0; n < 30; n += 1) expect(await attempt(tried, right, { caller })).toBe('in')
    await guessTimes(5, tried, { caller })
    expect(roundsOf(await challengeOf(tried, { caller }))).toBe(4)
  })

  it('is forgotten a day after the last attempt, and leaves no row', async () => {
    // Those of other specs have other times.
    await shop.db.prepare('DELETE FROM captcha_tries').run()
    const tried = somebody()
    await guessTimes(10, tried)
    const later = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
    const rows = () => shop.db.prepare('SELECT count(*) AS n FROM captcha_tries').first<number>('n')
    await captchaWith({ token: '', at: later(23.9) }).removeExpired()
    expect(await rows()).toBeGreaterThan(0)
    await captchaWith({ token: '', at: later(24) }).removeExpired()
    expect(await rows()).toBe(0)
  })

  it('has its ordinary cost again after a day, even before the old count is removed', async () => {
    const tried = somebody()
    await guessTimes(10, tried)
    const own = createTestShop()
    own.wait(1)
    const at = new Date(START.getTime() + 86_400_000)
    expect(await attempt(tried, right, { at, token: await own.captcha() })).toBe('in')
  })

  it('is counted under names that reveal nothing, in a bounded table', async () => {
    await guessTimes(1, { what: 'login', name: 'hemi@example.co.nz' }, { caller: '203.0.113.9' })
    const { results } = await shop.db.prepare('SELECT subject FROM captcha_tries').all<{ subject: string }>()
    expect(results.length).toBeGreaterThan(0)
    for (const { subject } of results) expect(subject).toMatch(/^(login|order)( caller)? [0-9a-f]{5}$/)
  })

  it('asks for at most 32,000 rounds, and at least for the setting', async () => {
    const costs = [2_000, 30_000, 90_000].map(async (altchaCost) => {
      const tried = somebody()
      for (let n = 0; n < 20; n += 1) {
        const counted = { token: `{"n":${n}}`, score: 0.9, altchaCost }
        await expect(attempt(tried, wrong, counted)).rejects.toThrow('wrong')
      }
      return roundsOf(await challengeOf(tried, { altchaCost }))
    })
    expect(await Promise.all(costs)).toEqual([32_000, 32_000, 90_000])
  })
})

describe('a guarded answer with reCAPTCHA', () => {
  const token = 'token-of-google'

  it('asks for a higher score after ten attempts and the highest after twenty', async () => {
    const tried = somebody()
    for (let n = 0; n < 10; n += 1) await guessTimes(1, tried, { token, score: 0.5 })
    await expect(attempt(tried, right, { token, score: 0.6 })).rejects.toThrow(FAILED)
    for (let n = 0; n < 10; n += 1) await guessTimes(1, tried, { token, score: 0.7 })
    await expect(attempt(tried, right, { token, score: 0.8 })).rejects.toThrow(FAILED)
    expect(await attempt(tried, right, { token, score: 0.9 })).toBe('in')
  })

  it('accepts a proof of work of the higher cost from a caller with too low a score', async () => {
    const tried = somebody()
    for (let n = 0; n < 10; n += 1) await guessTimes(1, tried, { token, score: 0.5 })
    const work = await solveCaptcha(await challengeOf(tried, { token, score: 0.5 }))
    expect(await attempt(tried, right, { token: work, score: 0 })).toBe('in')
  })

  it('accepts no ordinary work instead of a score', async () => {
    await expect(attempt(somebody(), right, { token: await shop.captcha(), score: 0 })).rejects.toThrow(FAILED)
  })
})
