import { describe, expect, it, test } from 'vitest'
import {
  type NewsletterSettings,
  newsletterOffer,
  showsOffer,
  sourcePath,
  subscribeSource,
  takesSubscribers,
} from './offer'

const CANVAS = { name: 'newsletter_offer', text: 'A free canvas', terms: '' } as const
const TEN = { name: 'newsletter_offer_sitewide', text: '10% off', terms: 'Once.' } as const
const settings: NewsletterSettings = { offers: [CANVAS, TEN], pages: ['/', '/canvas-prints'], birthdayGift: '' }

describe('the offer for subscribers', () => {
  it.each([
    ['/', 'A free canvas'],
    ['/canvas-prints', 'A free canvas'],
    ['/photo-mugs', '10% off'],
    ['/canvas', '10% off'],
  ])('on %s is %s', (path, text) => {
    expect(newsletterOffer(path, settings)?.text).toBe(text)
  })

  it('is the sitewide one if the other has no text, and null if neither has', () => {
    const silent = { ...settings, offers: [{ ...CANVAS, text: '' }, TEN] }
    expect(newsletterOffer('/', silent)).toBe(TEN)
    expect(newsletterOffer('/', { ...settings, offers: [] })).toBeNull()
    expect(newsletterOffer('/photo-mugs', { ...settings, offers: [CANVAS] })).toBeNull()
  })

  it('has the page or the footer as its source for the backend', () => {
    const site = 'https://shop.example'
    expect(subscribeSource('/', site, settings)).toBe('https://shop.example/')
    expect(sourcePath(subscribeSource('/canvas-prints', site, settings))).toBe('/canvas-prints')
    expect(subscribeSource('/photo-mugs', site, settings)).toBe('footer')
    expect(sourcePath('footer')).toBe('')
  })
})

test.each([
  ['/', true],
  ['/checkout', false],
  ['/checkout/cart', false],
  ['/abandoned/checkout/cart', false],
  ['/checkout/success', false],
  ['/success', false],
  ['/successful-photos', false],
])('the footer of %s has a newsletter form: %s', (path, asks) => {
  expect(takesSubscribers(path)).toBe(asks)
})

test('the registration page shows no offer for subscribers', () => {
  expect([showsOffer('/customer/register'), showsOffer('/')]).toEqual([false, true])
})
