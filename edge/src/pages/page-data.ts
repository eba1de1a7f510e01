import { COOKIES } from '@kea/shared/constants/cookies'
import type { Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import { type AppEnv, keepAlive } from '../context'
import { answer, answerJson } from '../http/answer'
import { canonicalPath } from '../redirects/canonical-path'

/** GET /cacheurl?url=/canvas-prints: the page data of a path in the format of the contract. */
export function pageData(): Handler<AppEnv> {
  return async (c) => {
    const { searchParams } = c.get('url')
    const url = searchParams.get('url') ?? ''
    if (!url.startsWith('/')) return answerJson(c, { errors: [{ message: 'url must be a path of this shop.' }] }, 400)
    const path = canonicalPath(url.replace(/[?#].*$/s, ''))
    const found = await c.get('services').pages.find(path, {
      requestId: c.get('requestId'),
      keepAlive: (work) => keepAlive(c, work),
      // From the address and not from the cookie, so that a cache stores the answer under its price code.
      priceCache: searchParams.get('price_cache'),
    })
    Object.assign(c.get('trace'), { cache: found.cache, upstreamMs: found.upstreamMs })
    if (getCookie(c, COOKIES.customerToken)) c.set('isPersonal', true)
    if (!found.answer) {
      const message = 'The page could not be loaded. Please try again in a moment.'
      return answerJson(c, { errors: [{ message }] }, 503, { 'retry-after': '10' })
    }
    return answer(c, found.answer.json, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': found.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    })
  }
}
