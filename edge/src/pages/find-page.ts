import { COOKIES, OFFER_LINK_SECONDS } from '@kea/shared/constants/cookies'
import { namedPriceCode } from '@kea/shared/navigation/offer-code'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { setCookie } from '../http/cookies'
import { canonicalPath } from '../redirects/canonical-path'

/** The visitor's price code. A code from an offer link is stored in a cookie for a day. */
function priceCodeOf(c: Context<AppEnv>): string | null {
  const code = namedPriceCode(c.get('url').search)
  if (code === null) return getCookie(c, COOKIES.priceCache) ?? null
  c.set('isPersonal', true)
  const maxAge = code === '' ? 0 : OFFER_LINK_SECONDS
  setCookie(c, COOKIES.priceCache, code, { maxAge, httpOnly: false })
  return code
}

/** Looks up the page once, for the redirects and for the rendering. */
export const findPage = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const path = canonicalPath(c.get('url').pathname)
    const found = await c.get('services').pages.find(path, {
      requestId: c.get('requestId'),
      keepAlive: (work) => keepAlive(c, work),
      priceCache: priceCodeOf(c),
    })
    c.set('found', found)
    const { cache, upstreamMs, route } = found
    Object.assign(c.get('trace'), { cache, upstreamMs, route: route?.pattern ?? 'none' })
    // A response to a request with a customer cookie is never cached, even if the page ignores the cookie.
    if (found.priceCache !== null || getCookie(c, COOKIES.customerToken)) c.set('isPersonal', true)
    return next()
  })
