import { routes } from '@kea/shared/routes'
import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answerText } from '../http/answer'
import { fetchStore } from '../http/fetch-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { exceededLimit, RETRY_AFTER } from './rate-limits'

const BODY_MAX_BYTES = 10_000
const STORE_TIMEOUT_MS = 10_000
/** `List-Unsubscribe=One-Click` as a form or as multipart data. */
const ONE_CLICK = /List-Unsubscribe[="\s]+One-Click/
const TOKEN = /^[0-9a-f]{32}$/
const FRESH = { 'cache-control': 'no-store' }

/**
 * POST to the unsubscribe address of a newsletter mail (RFC 8058). A mail program ends the subscription without a page, a
 * cookie or a captcha. The token in the address identifies the subscription; no other data of the caller is forwarded.
 */
export function oneClickHandler(): Handler<AppEnv> {
  return async (c) => {
    const overLimit = await exceededLimit(c, ['QUERY_LIMIT'])
    if (overLimit !== null) return answerText(c, overLimit, 429, { ...FRESH, ...RETRY_AFTER })
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return answerText(c, body.message, body.status, FRESH)
    if (!ONE_CLICK.test(body)) return answerText(c, 'Post List-Unsubscribe=One-Click to this address.', 400, FRESH)
    const token = c.get('url').searchParams.get('token') ?? ''
    if (!TOKEN.test(token)) return answerText(c, 'This address has no token of a subscription.', 404, FRESH)
    try {
      const headers = { 'x-request-id': c.get('requestId') }
      const init = { method: 'POST', headers }
      const { text, status } = await fetchStore(c, `${routes.unsubscribe()}?token=${token}`, init, STORE_TIMEOUT_MS)
      return answerText(c, text, status, FRESH)
    } catch (error) {
      log('one-click', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerText(c, 'We can’t reach the shop right now. Please try again in a moment.', 502, FRESH)
    }
  }
}
