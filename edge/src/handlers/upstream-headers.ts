import { COOKIES } from '@kea/shared/constants/cookies'
import { IDEMPOTENCY_KEY } from '@kea/shared/constants/idempotency'
import { PRICE_CODE } from '@kea/shared/navigation/offer-code'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { siteOf } from './rate-limits'

/** A proof of work has some 700 characters, a token of Google's up to 2,500. */
const CAPTCHA = /^[\w+/=.-]{1,4096}$/

/**
 * The headers that go upstream, built anew: who asks is what the cookies say. What a browser sends under these names is
 * dropped, and no cookie leaves the edge.
 */
export function upstreamHeaders(c: Context<AppEnv>): Headers {
  const headers = new Headers({
    store: c.get('services').settings.STORE_CODE,
    'x-request-id': c.get('requestId'),
    // Links in mails lead here.
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
 * The headers for our own store. Only it learns the guest's key and the address that a shopper comes from, and only it
 * knows an addition to a cart by its key.
 */
export function storeHeaders(c: Context<AppEnv>, guestKey: string | null): Headers {
  const headers = upstreamHeaders(c)
  headers.set('x-caller', siteOf(c))
  if (guestKey) headers.set('x-guest-key', guestKey)
  const key = c.req.header('idempotency-key') ?? ''
  if (IDEMPOTENCY_KEY.test(key)) headers.set('idempotency-key', key)
  return headers
}
