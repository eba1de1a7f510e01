import { TRASH_DAYS } from '@kea/shared/constants/business'
import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import { CONSENT_COOKIE, CONSENT_SECONDS } from '@kea/shared/measuring/consent'
import { formatMoney } from '@kea/shared/money'
import { POPUP_COOKIE } from '@kea/shared/newsletter/popup'
import { VISIT_COOKIES } from '@kea/shared/tracking/visit-cookies'
import { describe, expect, it } from 'vitest'
import { proseOf } from '../../testing/page-text'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

const contentOf = async (slug: string) =>
  (await shop.db
    .prepare('SELECT content FROM pages WHERE slug = ? AND enabled = 1')
    .bind(slug)
    .first<string>('content')) ?? ''
const setting = async (key: string) =>
  (await shop.db.prepare('SELECT value FROM config_values WHERE key = ?').bind(key).first<string>('value')) ?? 'not set'

/** Rows of a page's tables, as the texts of their cells. */
const rowsOf = (content: string) =>
  [...content.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell ?? ''),
  )

describe('information pages', () => {
  it.each([
    'shipping-policy',
    'faq',
    '100-quality-guarantee',
    'about-us',
    'contact-us',
    'company-faqs',
    'privacy-policy',
    'terms-conditions',
    'coupons-codes-and-deals',
    'sitemap',
    'inspiration-photos-gallery',
    'photo-gallery-ideas',
    'photo-galleries-view',
    'refer-a-friend',
    'sizes-prices',
    'video-testimonials',
    'reviews',
    'customer-showcase',
    'share-your-photo',
  ])('%s has a text', async (slug) => {
    expect((await proseOf(await contentOf(slug))).trim().length).toBeGreaterThan(100)
  })

  it('state every delivery method with its price and its days, and when it is free', async () => {
    const content = await contentOf('shipping-policy')
    const { results } = await shop.db
      .prepare('SELECT method_title, cents, days_key FROM shipping_methods')
      .all<{ method_title: string; cents: number; days_key: string }>()
    const told = new Map(rowsOf(content).map(([way, , price, days]) => [way, [price, days]]))
    for (const { method_title, cents, days_key } of results) {
      expect(told.get(method_title), method_title).toEqual([formatMoney(cents), await setting(days_key)])
    }
    expect(content).toContain(`N$${await setting('free_shipping_price')} or more`)
  })

  it('name every cookie and its lifetime', async () => {
    const told = new Map(rowsOf(await contentOf('privacy-policy')).map((cells) => [cells[0], cells.at(-1)]))
    // The last one is removed together with its token.
    const seconds: Partial<Record<string, number>> = { ...COOKIE_SECONDS, loggedIn: COOKIE_SECONDS.customerToken }
    const all = Object.entries(COOKIES).map(([key, name]) => ({ name, seconds: seconds[key] ?? null }))
    for (const { name, seconds } of [...all, ...Object.values(VISIT_COOKIES), POPUP_COOKIE]) {
      const days = (seconds ?? 0) / 86_400
      const expected = days === 0 ? 'Session' : `${days} ${days === 1 ? 'day' : 'days'}`
      expect(told.get(name), name).toBe(expected)
    }
    expect(told.get(CONSENT_COOKIE)).toBe(`${CONSENT_SECONDS / 86_400} days`)
    expect(told.get('A cart that nobody touches')).toBe('30 days')
  })

  it('state how long a deleted photo can be brought back', async () => {
    expect(TRASH_DAYS).toBe(14)
    const prose = await proseOf(await contentOf('privacy-policy'))
    expect(prose).toContain('We keep a copy for 14 days, so that we can bring it back if it was a mistake.')
    expect(prose).toContain('Delete your account, and your photos go at once, without such a copy.')
  })

  it('promise to beat a lower price by 10%, with the terms', async () => {
    const content = await contentOf('100-quality-guarantee')
    expect(content).toContain(await setting('lowest_price_guarantee'))
    expect(await setting('lowest_price_guarantee')).toMatch(/beat it by 10% with an offer code/)
    for (const term of ['Same size', 'Stretched', 'Valid that day', 'Claimed by email']) expect(content).toContain(term)
  })

  it('offer a coupon of 10 off for a shared photo', async () => {
    expect(await setting('share_photo_coupon')).toBe('10')
    expect(await contentOf('share-your-photo')).toContain('N$10 off your next order')
  })

  it('state the law that protects buyers', async () => {
    const terms = await contentOf('terms-conditions')
    expect(terms).toContain('Consumer Guarantees Act 1993')
    expect(terms).toContain('Fair Trading Act 1986')
  })
})
