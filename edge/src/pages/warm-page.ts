import { COOKIES } from '@kea/shared/constants/cookies'
import { commonHeaders } from '../http/security-headers'
import { logRequest } from '../log'
import type { Services } from '../services'

/** Cookies that make a response personal. */
const PERSONAL = new RegExp(`(?:^|;\\s*)(?:${COOKIES.customerToken}|${COOKIES.priceCache})=`)

/**
 * The fast path for the most frequent requests: a page without query whose document is in memory. The response equals that
 * of the app. Null passes the request to the app.
 */
export function warmPage(request: Request, services: Services): Response | null {
  const { url, headers } = request
  const { SITE_URL } = services.settings
  if (request.method !== 'GET' || !url.startsWith(SITE_URL) || headers.has('if-none-match')) return null
  const path = url.slice(SITE_URL.length)
  const document = services.pages.peek(path)
  if (!document || PERSONAL.test(headers.get('cookie') ?? '')) return null
  const requestId = crypto.randomUUID()
  const { status, route, bytes } = document
  const startedAt = services.now()
  logRequest(requestId, 'GET', status, { startedAt, route, cache: 'memory', upstreamMs: 0 }, startedAt)
  return new Response(bytes, {
    status,
    headers: {
      ...commonHeaders(SITE_URL, services.settings),
      'x-request-id': requestId,
      'server-timing': 'cache;desc=memory, upstream;dur=0',
      ...document.headers,
    },
  })
}
