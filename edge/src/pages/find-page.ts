import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import { namedPriceCode } from '@kea/shared/navigation/offer-code'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { setCookie } from '../http/cookies'
import { canonicalPath } from '../redirects/canonical-path'

/** The code whose prices are asked for. An offer link's own stays in the browser, which shows the same prices for a day. */
function priceCodeOf(c: Context<AppEnv>): string | null {
  const named = namedPriceCode(c.get('url').search)
  if (named === null) return getCookie(c, COOKIES.priceCache) ?? null
  c.set('isPersonal', true)
  const maxAge = named === '' ? 0 : COOKIE_SECONDS.priceCache
  setCookie(c, COOKIES.priceCache, named, { maxAge, httpOnly: false })
  return named
}

/** Finds out what stands at the path, once, for the redirects and the page after it. */
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
    // Whether or not the page looks at it: what came with a customer's cookie is not kept.
    if (found.priceCache !== null || getCookie(c, COOKIES.customerToken)) c.set('isPersonal', true)
    return next()
  })
