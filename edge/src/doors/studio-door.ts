import { UPLOAD } from '@kea/shared/constants/uploads'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { log, messageOf } from '../log'
import { STORE_ORIGIN } from '../services'
import { identify } from '../session/identify'
import { hasOurCookie } from '../session/session-cookies'
import { ensureGuestKey, guestKeyOf } from './guest-key'
import { type LimitName, RETRY_AFTER, tooMany } from './rate-limits'
import { isForeign, isSameOrigin } from './same-origin'
import { storeHeaders } from './upstream-headers'

/** Request headers that matter to files and parts of them. */
const PASSED_ON = ['content-type', 'content-length', 'range', 'if-none-match', 'if-modified-since', 'if-range']
/** Answer headers that the browser needs. */
const PASSED_BACK = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'vary',
]
const PRIVATE = { 'cache-control': 'private, no-store' }

const refuse = (c: Context<AppEnv>, status: number, code: string, message: string) =>
  answerJson(c, { code, message }, status, PRIVATE)

/** Opening an upload makes a row; every other call is about one that is open, such as a part, which may come again. */
function limitOf(c: Context<AppEnv>): LimitName {
  const { pathname } = c.get('url')
  if (pathname.startsWith('/media/')) return 'MEDIA_LIMIT'
  return c.req.method === 'POST' && pathname === '/uploads' ? 'UPLOAD_LIMIT' : 'PART_LIMIT'
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

async function pass(c: Context<AppEnv>, guestKey: string | null): Promise<Response> {
  const { pathname, search } = c.get('url')
  const { method } = c.req
  const headers = storeHeaders(c, guestKey)
  for (const name of PASSED_ON) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  await identify(c, headers, 'studio')
  // The body goes through as a stream: a part of a photo never stands in the edge's memory.
  const body = isRead(method) ? null : c.req.raw.body
  const init = { method, headers, body, redirect: 'manual' as const, duplex: 'half' }
  return c.get('services').studio(new Request(STORE_ORIGIN + pathname + search, init))
}

/** Uploads and private files: always our own store's, and only for the shopper whose cookies come along. */
export function studioDoor(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.get('services')
    const { method } = c.req
    const trusted = hasOurCookie(c) ? isSameOrigin(c, settings) : !isForeign(c, settings)
    if (!isRead(method) && !trusted) return refuse(c, 403, 'FOREIGN', 'This request does not come from the shop.')
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD.partBytes) {
      return refuse(c, 413, 'PART_TOO_LARGE', 'This part of the photo is too large.')
    }
    const opens = method === 'POST' && c.get('url').pathname === '/uploads'
    const stopped = await tooMany(c, [limitOf(c)])
    if (stopped !== null)
      return answerJson(c, { code: 'TOO_MANY', message: stopped }, 429, { ...PRIVATE, ...RETRY_AFTER })
    const guestKey = opens ? ensureGuestKey(c) : guestKeyOf(c)
    try {
      const upstream = await pass(c, guestKey)
      const headers: Record<string, string> = { ...PRIVATE }
      for (const name of PASSED_BACK) {
        const value = upstream.headers.get(name)
        if (value !== null) headers[name] = value
      }
      return answer(c, upstream.body, upstream.status, headers)
    } catch (error) {
      log('studio', { requestId: c.get('requestId'), path: c.get('url').pathname, error: messageOf(error) })
      return refuse(
        c,
        502,
        'UNAVAILABLE',
        'The shop cannot be reached right now. Your photo is kept; please try again.',
      )
    }
  }
}
