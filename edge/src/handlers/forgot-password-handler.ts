import { FORGOT_PASSWORD, REST_PATH } from '@kea/shared/constants/rest'
import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { readLimited } from '../http/limited-body'
import { readBody } from '../http/request-body'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { withAbort } from '../with-timeout'
import { guestKeyOf } from './guest-key'
import { exceededLimit, RETRY_AFTER } from './rate-limits'
import { isCrossOrigin } from './same-origin'
import { storeHeaders, upstreamHeaders } from './upstream-headers'

const BODY_MAX_BYTES = 2_000
const ANSWER_MAX_BYTES = 10_000
const TIMEOUT_MS = 10_000
const FRESH = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** POST /rest/V1/customers/password: asks the backend to mail a link for a new password. */
export function forgotPasswordHandler(): Handler<AppEnv> {
  return async (c) => {
    const { settings, commerce } = c.get('services')
    const refuse = (status: 400 | 403 | 408 | 413 | 429 | 502, message: string, headers = {}) =>
      answerJson(c, { message }, status, { ...FRESH, ...headers })
    if (isCrossOrigin(c, settings)) return refuse(403, 'This address can only be used from the shop.')
    if (!c.req.header('content-type')?.startsWith('application/json')) return refuse(400, 'Send JSON to this address.')
    const overLimit = await exceededLimit(c, ['FORM_LIMIT'])
    if (overLimit !== null) return refuse(429, overLimit, RETRY_AFTER)
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return refuse(body.status, body.message)
    const isOurs = settings.BACKEND_URL === null
    const headers = isOurs ? storeHeaders(c, guestKeyOf(c)) : upstreamHeaders(c)
    headers.set('content-type', 'application/json')
    const base = isOurs ? STORE_ORIGIN + REST_PATH : settings.BACKEND_URL + settings.BACKEND_REST_PATH
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = new Request(base + FORGOT_PASSWORD, { method: 'POST', headers, body, redirect: 'manual', signal })
    try {
      const upstream = await withAbort(commerce(request), signal)
      if (upstream.status >= 500) throw new Error(`status ${upstream.status}`)
      const text = await readLimited(upstream.body, ANSWER_MAX_BYTES, signal)
      if (text === null) throw new Error('answer too large')
      return answer(c, text, upstream.ok ? 200 : 400, FRESH)
    } catch (error) {
      log('forgot-password', { requestId: c.get('requestId'), error: messageOf(error) })
      return refuse(502, 'We can’t reach the shop right now. Please try again in a moment.')
    }
  }
}
