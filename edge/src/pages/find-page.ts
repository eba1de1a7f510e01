import { COOKIES } from '@kea/shared/constants/cookies'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { canonicalPath } from '../redirects/canonical-path'

/** Finds out what stands at the path, once, for the redirects and the page after it. */
export const findPage = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const path = canonicalPath(c.get('url').pathname)
    const found = await c.get('services').pages.find(path, {
      requestId: c.get('requestId'),
      keepAlive: (work) => keepAlive(c, work),
      priceCache: getCookie(c, COOKIES.priceCache) ?? null,
    })
    c.set('found', found)
    const { cache, upstreamMs, route } = found
    Object.assign(c.get('trace'), { cache, upstreamMs, route: route?.pattern ?? 'none' })
    // Whether or not the page looks at it: what came with a customer's cookie is not kept.
    if (found.priceCache !== null || getCookie(c, COOKIES.customerToken)) c.set('isPersonal', true)
    return next()
  })
