import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { fetchStore } from '../http/fetch-store'
import { log, messageOf } from '../log'
import { exceededLimit, RETRY_AFTER } from './rate-limits'

const STORE_TIMEOUT_MS = 10_000
const FRESH = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Serves captcha challenges for forms. They always come from our own store. */
export function captchaHandler(): Handler<AppEnv> {
  return async (c) => {
    const overLimit = await exceededLimit(c, ['CAPTCHA_LIMIT'])
    if (overLimit !== null)
      return answerJson(c, { code: 'TOO_MANY', message: overLimit }, 429, { ...FRESH, ...RETRY_AFTER })
    try {
      const headers = { 'x-request-id': c.get('requestId') }
      const { text, status } = await fetchStore(c, '/altcha', { headers }, STORE_TIMEOUT_MS)
      return answer(c, text, status, FRESH)
    } catch (error) {
      log('captcha', { requestId: c.get('requestId'), error: messageOf(error) })
      const message = 'We can’t reach the shop right now. Please try again in a moment.'
      return answerJson(c, { code: 'UNAVAILABLE', message }, 502, FRESH)
    }
  }
}
