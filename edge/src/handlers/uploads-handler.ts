import { PHONE_LINK, UPLOAD } from '@kea/shared/constants/uploads'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { fixedLength } from '../http/fixed-length'
import { type Pace, type PacedBody, pacedBody } from '../http/paced-body'
import { readBody } from '../http/request-body'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { identify } from '../session/identify'
import { hasOurCookie } from '../session/session-cookies'
import { withAbort } from '../with-timeout'
import { ensureGuestKey, guestKeyOf } from './guest-key'
import type { LimitName } from './rate-limit-table'
import { exceededLimit, RETRY_AFTER } from './rate-limits'
import { isCrossOrigin, isSameOrigin } from './same-origin'
import { storeHeaders } from './upstream-headers'

/** Request headers that are forwarded. */
const REQUEST_HEADERS = ['content-type', 'content-length', 'range', 'if-none-match', 'if-modified-since', 'if-range']
/** Response headers that are returned. */
const RESPONSE_HEADERS = [
  'allow',
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
/** Limit of the JSON bodies that open and complete an upload. */
const JSON_MAX_BYTES = 10_000
/** A slow phone sends 160 kbit/s, so a part of 8 MiB takes seven minutes. A slower body is likely an attack. */
export const PART_PACE: Pace = {
  idleMs: 10_000,
  graceMs: 30_000,
  minBytesPerSecond: 20_000,
  maxBytes: UPLOAD.partBytes,
}
/** Longest wait for the store's answer after the last byte of the request. */
export const STORE_TIMEOUT_MS = 60_000

const refuse = (c: Context<AppEnv>, status: number, code: string, message: string) =>
  answerJson(c, { code, message }, status, PRIVATE)

/** The token of a link for a phone. It stands for the shopper who made it, so the phone's own cookies are left out. */
const phoneTokenOf = (c: Context<AppEnv>): string | null => {
  const token = c.req.header(PHONE_LINK.header) ?? ''
  if (token === '') return null
  return /^[0-9a-f]{32}$/.test(token) ? token : 'unknown'
}

/** Opening an upload creates a database row. Other calls use an open upload and may be repeated. */
function limitOf(c: Context<AppEnv>): LimitName {
  const { pathname } = c.get('url')
  if (pathname.startsWith('/media/')) return 'MEDIA_LIMIT'
  return c.req.method === 'POST' && pathname === '/uploads' ? 'UPLOAD_LIMIT' : 'PART_LIMIT'
}

const tooLarge = (c: Context<AppEnv>) => refuse(c, 413, 'PART_TOO_LARGE', 'This part of the photo is too large.')

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Aborts its signal if `feed` is not called for this long. */
function watchdog(ms: number) {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('The store timed out.', 'TimeoutError'))
  let timer = setTimeout(end, ms)
  return {
    signal: controller.signal,
    feed: () => {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    },
    stop: () => clearTimeout(timer),
  }
}

type Body = PacedBody | string | null

async function forward(
  c: Context<AppEnv>,
  guestKey: string | null,
  body: Body,
  signal: AbortSignal,
): Promise<Response> {
  const { pathname, search } = c.get('url')
  const { method } = c.req
  const headers = storeHeaders(c, guestKey)
  for (const name of REQUEST_HEADERS) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const phoneToken = phoneTokenOf(c)
  if (phoneToken) headers.set(PHONE_LINK.header, phoneToken)
  else await identify(c, headers, 'studio')
  const { LAN_URL, SITE_URL } = c.get('services').settings
  // A phone cannot open localhost.
  if (LAN_URL && c.get('url').origin === SITE_URL) headers.set('x-phone-origin', LAN_URL)
  // A part is streamed and never buffered in memory.
  const length = c.req.header('content-length')
  const sent =
    typeof body === 'object' && body ? fixedLength(body.stream, length === undefined ? null : Number(length)) : body
  const init = { method, headers, body: sent, redirect: 'manual' as const, duplex: 'half', signal }
  return withAbort(c.get('services').studio(new Request(STORE_ORIGIN + pathname + search, init)), signal)
}

function respond(c: Context<AppEnv>, upstream: Response): Response {
  const headers: Record<string, string> = { ...PRIVATE }
  for (const name of RESPONSE_HEADERS) {
    const value = upstream.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return answer(c, upstream.body, upstream.status, headers)
}

/** Forwards a part and drains what the store leaves unread, since an unread body breaks the connection. */
async function forwardPart(c: Context<AppEnv>, guestKey: string | null): Promise<Response> {
  const { body } = c.req.raw
  const watch = watchdog(STORE_TIMEOUT_MS)
  const part = body && pacedBody(body, PART_PACE, watch.feed)
  const refusal = () => {
    if (part?.fault() === 'too-long') return tooLarge(c)
    return part?.fault() === 'too-slow' ? refuse(c, 408, 'PART_LATE', 'This part of the photo came too slowly.') : null
  }
  try {
    const upstream = await forward(c, guestKey, part, watch.signal)
    await part?.drain()
    return refusal() ?? respond(c, upstream)
  } catch (error) {
    await part?.drain()
    const refused = refusal()
    if (refused) return refused
    throw error
  } finally {
    watch.stop()
  }
}

/** Forwards a request with a short body. The body is read before the store is called. */
async function forwardShort(c: Context<AppEnv>, guestKey: string | null): Promise<Response> {
  const body = isRead(c.req.method) ? null : await readBody(c, JSON_MAX_BYTES)
  if (body !== null && typeof body !== 'string') {
    return refuse(c, body.status, body.status === 413 ? 'REQUEST_SIZE' : 'REQUEST_LATE', body.message)
  }
  const watch = watchdog(STORE_TIMEOUT_MS)
  try {
    return respond(c, await forward(c, guestKey, body || null, watch.signal))
  } finally {
    watch.stop()
  }
}

/** Uploads and private files. They are always in our own store, and the visitor's cookies decide the access. */
export function uploadsHandler(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.get('services')
    const { method } = c.req
    const trusted = hasOurCookie(c) ? isSameOrigin(c, settings) : !isCrossOrigin(c, settings)
    if (!isRead(method) && !trusted) return refuse(c, 403, 'FOREIGN', 'This request does not come from the shop.')
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD.partBytes) return tooLarge(c)
    const opens = method === 'POST' && ['/uploads', '/uploads/phone'].includes(c.get('url').pathname)
    const overLimit = await exceededLimit(c, [limitOf(c)])
    if (overLimit !== null)
      return answerJson(c, { code: 'TOO_MANY', message: overLimit }, 429, { ...PRIVATE, ...RETRY_AFTER })
    const guestKey = phoneTokenOf(c) ? null : opens ? ensureGuestKey(c) : guestKeyOf(c)
    try {
      return await (method === 'PUT' ? forwardPart : forwardShort)(c, guestKey)
    } catch (error) {
      log('studio', { requestId: c.get('requestId'), error: messageOf(error) })
      return refuse(c, 502, 'UNAVAILABLE', 'We can’t reach the shop right now. Your photo is kept; please try again.')
    }
  }
}
