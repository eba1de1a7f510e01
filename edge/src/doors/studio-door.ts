import { UPLOAD } from '@kea/shared/constants/uploads'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { STORE_ORIGIN } from '../services'
import { ensureGuestKey, guestKeyOf } from './guest-key'
import { isForeign, isSameOrigin } from './same-origin'
import { upstreamHeaders } from './upstream-headers'

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
]

const refuse = (c: Context<AppEnv>, status: 403 | 413 | 502, code: string, message: string) =>
  c.json({ code, message }, status, { 'cache-control': 'private, no-store' })

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

async function pass(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const { method } = c.req
  const opens = method === 'POST' && pathname === '/uploads'
  const headers = upstreamHeaders(c, opens ? ensureGuestKey(c) : guestKeyOf(c))
  for (const name of PASSED_ON) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  // The body goes through as a stream: a part of a photo never stands in the edge's memory.
  const body = isRead(method) ? null : c.req.raw.body
  const init = { method, headers, body, redirect: 'manual' as const, duplex: 'half' }
  return c.var.services.studio(new Request(STORE_ORIGIN + pathname + search, init))
}

/** Uploads and private files: always our own store's, and only for the guest whose cookie comes along. */
export function studioDoor(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.var.services
    const { method } = c.req
    const trusted = guestKeyOf(c) ? isSameOrigin(c.req.raw, settings) : !isForeign(c.req.raw, settings)
    if (!isRead(method) && !trusted) return refuse(c, 403, 'FOREIGN', 'This request does not come from the shop.')
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD.partBytes) {
      return refuse(c, 413, 'PART_TOO_LARGE', 'This part of the photo is too large.')
    }
    try {
      const answer = await pass(c)
      const headers: Record<string, string> = { 'cache-control': 'private, no-store' }
      for (const name of PASSED_BACK) {
        const value = answer.headers.get(name)
        if (value !== null) headers[name] = value
      }
      return c.newResponse(answer.body, answer.status as 200, headers)
    } catch (error) {
      log('studio', { requestId: c.var.requestId, path: c.req.path, error: messageOf(error) })
      return refuse(
        c,
        502,
        'UNAVAILABLE',
        'The shop cannot be reached right now. Your photo is kept; please try again.',
      )
    }
  }
}
