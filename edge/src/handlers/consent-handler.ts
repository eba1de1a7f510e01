import { CONSENT_COOKIE, CONSENT_SECONDS, readConsent } from '@kea/shared/measuring/consent'
import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerText } from '../http/answer'
import { setCookie } from '../http/cookies'
import { readBody } from '../http/request-body'
import { exceededLimit, RETRY_AFTER } from './rate-limits'
import { isSameOrigin } from './same-origin'

const BODY_MAX_BYTES = 200
const FRESH = { 'cache-control': 'no-store' }

/**
 * POST /privacy-choice: sets the cookie of a choice once more. Some browsers delete what a script has set after a week, and would
 * ask again then.
 */
export function consentHandler(): Handler<AppEnv> {
  return async (c) => {
    if (c.req.method !== 'POST')
      return answerText(c, 'Post a choice to this address.', 405, { ...FRESH, allow: 'POST' })
    const overLimit = await exceededLimit(c, ['CALL_LIMIT'])
    if (overLimit !== null) return answerText(c, overLimit, 429, { ...FRESH, ...RETRY_AFTER })
    const { settings, now } = c.get('services')
    if (!isSameOrigin(c, settings)) return answerText(c, 'Only for the pages of the shop.', 403, FRESH)
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return answerText(c, body.message, body.status, FRESH)
    if (readConsent(body, now() / 1000) === null) return answerText(c, 'This is no choice.', 400, FRESH)
    setCookie(c, CONSENT_COOKIE, body, { maxAge: CONSENT_SECONDS, httpOnly: false })
    return answer(c, null, 204, FRESH)
  }
}
