import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import type { Settings } from '../settings'
import { answer } from './answer'

/** The same address over https; null if the request is secure, or if the shop itself uses http. */
function secureAddress(url: URL, { MODE, SITE_URL }: Settings): string | null {
  if (url.protocol !== 'http:' || MODE === 'local' || !SITE_URL.startsWith('https:')) return null
  // The port of the request belongs to http, so it is dropped.
  const origin = url.hostname === new URL(SITE_URL).hostname ? SITE_URL : `https://${url.hostname}`
  return origin + url.pathname + url.search
}

/** Redirects http to https outside local mode: 301 for GET and HEAD, 308 for other methods. */
export const secureOnly = () =>
  createMiddleware<AppEnv>((c, next) => {
    const location = secureAddress(c.get('url'), c.get('services').settings)
    if (location === null) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    // The address may contain a token, so no cache may store the redirect.
    return Promise.resolve(answer(c, null, isRead ? 301 : 308, { location, 'cache-control': 'no-store' }))
  })
