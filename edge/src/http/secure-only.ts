import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import type { Settings } from '../settings'
import { answer } from './answer'

/** The same address over https; null where the request came that way, or where the shop itself stands on http. */
function secureAddress(url: URL, { MODE, SITE_URL }: Settings): string | null {
  if (url.protocol !== 'http:' || MODE === 'local' || !SITE_URL.startsWith('https:')) return null
  // The port is that of http.
  const origin = url.hostname === new URL(SITE_URL).hostname ? SITE_URL : `https://${url.hostname}`
  return origin + url.pathname + url.search
}

/** Nothing is answered over http outside local mode: 301 for what is read, 308 for what is sent. */
export const secureOnly = () =>
  createMiddleware<AppEnv>((c, next) => {
    const location = secureAddress(c.get('url'), c.get('services').settings)
    if (location === null) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    // The address may hold a token.
    return Promise.resolve(answer(c, null, isRead ? 301 : 308, { location, 'cache-control': 'no-store' }))
  })
