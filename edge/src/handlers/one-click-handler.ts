import { routes } from '@kea/shared/routes'
import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answerText } from '../http/answer'
import { askStore } from '../http/ask-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { RETRY_AFTER, tooMany } from './rate-limits'

const BODY_MAX_BYTES = 10_000
const STORE_TIMEOUT_MS = 10_000
/** As a form or in parts: `List-Unsubscribe=One-Click`. */
const ONE_CLICK = /List-Unsubscribe[="\s]+One-Click/
const TOKEN = /^[0-9a-f]{32}$/
const FRESH = { 'cache-control': 'no-store' }

/**
 * POST to a newsletter mail's own address (RFC 8058): a mail program ends the subscription without a page, a cookie or
 * a captcha. The token in the address says whose it is; nothing else of the caller goes along.
 */
export function oneClickHandler(): Handler<AppEnv> {
  return async (c) => {
    const stopped = await tooMany(c, ['QUERY_LIMIT'])
    if (stopped !== null) return answerText(c, stopped, 429, { ...FRESH, ...RETRY_AFTER })
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return answerText(c, body.message, body.status, FRESH)
    if (!ONE_CLICK.test(body)) return answerText(c, 'Post List-Unsubscribe=One-Click to this address.', 400, FRESH)
    const token = c.get('url').searchParams.get('token') ?? ''
    if (!TOKEN.test(token)) return answerText(c, 'This address has no token of a subscription.', 404, FRESH)
    try {
      const headers = { 'x-request-id': c.get('requestId') }
      const init = { method: 'POST', headers }
      const { text, status } = await askStore(c, `${routes.unsubscribe()}?token=${token}`, init, STORE_TIMEOUT_MS)
      return answerText(c, text, status, FRESH)
    } catch (error) {
      log('one-click', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerText(c, 'The shop cannot be reached right now. Please try again in a moment.', 502, FRESH)
    }
  }
}
