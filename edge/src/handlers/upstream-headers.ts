import { COOKIES } from '@kea/shared/constants/cookies'
import { IDEMPOTENCY_KEY } from '@kea/shared/constants/idempotency'
import { PRICE_CODE } from '@kea/shared/navigation/offer-code'
import { REFERRAL_CODE } from '@kea/shared/navigation/referral-code'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { deviceName } from '../session/device-name'
import { networkOf } from './rate-limits'

/** A proof of work has about 700 characters, a reCAPTCHA token up to 2,500. */
const CAPTCHA = /^[\w+/=.-]{1,4096}$/

/**
 * Builds the headers for a backend. The cookies identify the visitor; headers of the browser with these names are ignored,
 * and no cookie is forwarded.
 */
export function upstreamHeaders(c: Context<AppEnv>): Headers {
  const headers = new Headers({
    store: c.get('services').settings.STORE_CODE,
    'x-request-id': c.get('requestId'),
    // The origin of links in mails.
    'x-shop-origin': c.get('services').settings.SITE_URL,
    accept: c.req.header('accept') ?? '*/*',
  })
  const priceCache = getCookie(c, COOKIES.priceCache) ?? ''
  if (PRICE_CODE.test(priceCache)) headers.set('x-price-cache', priceCache)
  const captcha = c.req.header('x-recaptcha') ?? ''
  if (CAPTCHA.test(captcha)) headers.set('x-recaptcha', captcha)
  return headers
}

/**
 * Builds the headers for our own store. Only the store gets the guest key, the caller's network and device, the referral
 * code, and the idempotency key of a cart mutation.
 */
export function storeHeaders(c: Context<AppEnv>, guestKey: string | null): Headers {
  const headers = upstreamHeaders(c)
  headers.set('x-caller', networkOf(c))
  const device = deviceName(c.req.header('user-agent'))
  if (device) headers.set('x-device', device)
  if (guestKey) headers.set('x-guest-key', guestKey)
  const referral = getCookie(c, COOKIES.referralCode) ?? ''
  if (REFERRAL_CODE.test(referral)) headers.set('x-referral', referral)
  const key = c.req.header('idempotency-key') ?? ''
  if (IDEMPOTENCY_KEY.test(key)) headers.set('idempotency-key', key)
  return headers
}
