import { expect, test } from 'vitest'
import * as business from './business'
import { COOKIE_SECONDS, COOKIES } from './cookies'

test('the constants of the trade are those that were agreed', () => {
  expect(business).toMatchObject({
    COUNTRY: 'NZ',
    COUNTRY_NAME: 'New Zealand',
    PHONE_CODE: '+64',
    STORE_ID: 3,
    LANGUAGE: 'en-nz',
    MOBILE_BREAKPOINT_PX: 1024,
    CART_BADGE_MAX: 99,
    HERO_FADE_MS: 500,
    HERO_AUTOPLAY_MS: 3000,
    BANNER_SIZE: { widthPx: 824, heightPx: 485 },
    OFFER_ROTATION_MS: 5000,
    COUNTDOWN_TICK_MS: 1000,
    GIFT_MAXIMUM_CENTS: 150_000,
    NEON_DEFAULT_CENTS: 8_524,
    REQUEST_TIMEOUT_MS: 180_000,
    RESPONSE_MAX_BYTES: 5_000_000,
    VIEWPORT_MAXIMUM_SCALE: 5,
    CHECKOUT_ADDRESS_SETTING: 2,
    CART_NOTE:
      'Offers work on base price only and do not apply to the special 20x20 cm size of canvas prints and accessories.',
  })
})

test('cookies live as long as was agreed, in seconds', () => {
  expect(COOKIE_SECONDS).toMatchObject({
    homePopup: 86_400,
    priceCache: 604_800,
    priceCacheOfOfferLink: 86_400,
    shippingMethodTitle: 604_800,
    utmMediumList: 604_800,
    affClickId: 2_592_000,
  })
})

test('every cookie has a name of its own', () => {
  expect(new Set(Object.values(COOKIES)).size).toBe(Object.keys(COOKIES).length)
})
