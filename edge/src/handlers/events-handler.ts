import { readCounts } from '@kea/shared/tracking/count'
import { deviceOf } from '@kea/shared/tracking/device'
import type { Handler } from 'hono'
import { type AppEnv, keepAlive } from '../context'
import { answer, answerText } from '../http/answer'
import { fetchStore } from '../http/fetch-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { exceededLimit, RETRY_AFTER } from './rate-limits'
import { isSameOrigin } from './same-origin'

const BODY_MAX_BYTES = 6_000
const STORE_TIMEOUT_MS = 10_000
const FRESH = { 'cache-control': 'no-store' }

/**
 * POST /events: a beacon of what a shopper has seen, as counts without an id. It is answered before it is added, since
 * nobody waits for it. Of the caller only the kind of device goes on.
 */
export function eventsHandler(): Handler<AppEnv> {
  return async (c) => {
    if (c.req.method !== 'POST') return answerText(c, 'Post counts to this address.', 405, { ...FRESH, allow: 'POST' })
    const overLimit = await exceededLimit(c, ['CALL_LIMIT'])
    if (overLimit !== null) return answerText(c, overLimit, 429, { ...FRESH, ...RETRY_AFTER })
    if (!isSameOrigin(c, c.get('services').settings))
      return answerText(c, 'Only for the pages of the shop.', 403, FRESH)
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return answerText(c, body.message, body.status, FRESH)
    if (readCounts(body) === null) return answerText(c, 'These are no counts.', 400, FRESH)
    const device = deviceOf(c.req.header('user-agent') ?? '')
    if (device !== 'bot') {
      const headers = { 'x-request-id': c.get('requestId'), 'x-device': device }
      const adding = fetchStore(c, '/events', { method: 'POST', headers, body }, STORE_TIMEOUT_MS).catch((error) =>
        log('events', { requestId: c.get('requestId'), error: messageOf(error) }),
      )
      keepAlive(c, adding)
    }
    return answer(c, null, 204, FRESH)
  }
}
