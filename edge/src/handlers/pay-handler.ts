import { PAY_PATH, STRIPE_PATH } from '@kea/shared/constants/pay'
import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerText } from '../http/answer'
import { noSuchEndpoint } from '../http/errors'
import { fetchStore } from '../http/fetch-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { exceededLimit, RETRY_AFTER } from './rate-limits'

/** A message of a provider has a few kilobytes. */
const BODY_MAX_BYTES = 200_000
const STORE_TIMEOUT_MS = 20_000
const FRESH = { 'cache-control': 'private, no-store' }
/** What the store reads: signatures of providers. */
const FORWARDED = ['content-type', 'stripe-signature', 'x-sandbox-signature']
const ANSWERED = ['content-type', 'content-security-policy', 'location']

/**
 * The payment page of a shop without a real provider, and the messages of providers. No cookie is forwarded: the address
 * of a page and the signature of a message are the right.
 */
export function payHandler(): Handler<AppEnv> {
  return async (c, next) => {
    const { pathname } = c.get('url')
    const isSandbox = pathname.startsWith(`${PAY_PATH}/`) && c.get('services').settings.MODE !== 'production'
    if (!isSandbox && pathname !== STRIPE_PATH) return noSuchEndpoint(c, next)
    const overLimit = await exceededLimit(c, ['CALL_LIMIT'])
    if (overLimit !== null) return answerText(c, overLimit, 429, { ...FRESH, ...RETRY_AFTER })
    const { method } = c.req
    const hasBody = method === 'POST'
    const body = hasBody ? await readBody(c, BODY_MAX_BYTES) : ''
    if (typeof body !== 'string') return answerText(c, body.message, body.status, FRESH)
    const headers: Record<string, string> = { 'x-request-id': c.get('requestId') }
    for (const name of FORWARDED) {
      const value = c.req.header(name)
      if (value !== undefined) headers[name] = value
    }
    try {
      const init = { method, headers, redirect: 'manual' as const, ...(hasBody && { body }) }
      const upstream = await fetchStore(c, pathname, init, STORE_TIMEOUT_MS)
      const own = ANSWERED.flatMap((name) => {
        const value = upstream.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      return answer(c, upstream.text, upstream.status, { ...Object.fromEntries(own), ...FRESH })
    } catch (error) {
      log('pay', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerText(c, 'We can’t reach the shop right now. Please try again in a moment.', 502, FRESH)
    }
  }
}
