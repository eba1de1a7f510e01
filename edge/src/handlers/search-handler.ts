import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { fetchStore } from '../http/fetch-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { exceededLimit, RETRY_AFTER } from './rate-limits'

/** Fits five searches with the longest text. */
const BODY_MAX_BYTES = 20_000
const STORE_TIMEOUT_MS = 10_000

/** Algolia's client reads `message`. */
const refuse = (c: Context<AppEnv>, status: number, message: string, headers: Record<string, string> = {}) =>
  answerJson(c, { message, status }, status, headers)

/** Algolia's search protocol, answered by our own store. Results are public, so no data of the visitor are forwarded. */
export function searchHandler(): Handler<AppEnv> {
  return async (c) => {
    if (c.req.method !== 'POST') return refuse(c, 405, 'Searches are posted.', { allow: 'POST' })
    const overLimit = await exceededLimit(c, ['SEARCH_LIMIT'])
    if (overLimit !== null) return refuse(c, 429, overLimit, RETRY_AFTER)
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return refuse(c, body.status, body.message)
    try {
      const headers = { 'content-type': 'application/json', 'x-request-id': c.get('requestId') }
      const upstream = await fetchStore(c, c.get('url').pathname, { method: 'POST', headers, body }, STORE_TIMEOUT_MS)
      return answer(c, upstream.text, upstream.status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': upstream.headers.get('cache-control') ?? 'no-store',
      })
    } catch (error) {
      log('search', { requestId: c.get('requestId'), error: messageOf(error) })
      return refuse(c, 502, 'The search cannot be reached right now. Please try again in a moment.')
    }
  }
}
