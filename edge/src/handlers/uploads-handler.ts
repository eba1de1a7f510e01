import { UPLOAD } from '@kea/shared/constants/uploads'
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
import { orAborted } from '../within'
import { ensureGuestKey, guestKeyOf } from './guest-key'
import type { LimitName } from './rate-limit-table'
import { RETRY_AFTER, tooMany } from './rate-limits'
import { isForeign, isSameOrigin } from './same-origin'
import { storeHeaders } from './upstream-headers'

/** Request headers that matter to files and parts of them. */
const PASSED_ON = ['content-type', 'content-length', 'range', 'if-none-match', 'if-modified-since', 'if-range']
/** Answer headers that the browser needs. */
const PASSED_BACK = [
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
/** What is said about a photo before and after its parts. */
const JSON_MAX_BYTES = 10_000
/** 160 kbit/s is a slow phone: its part of 8 MiB takes seven minutes. What is slower is held back on purpose. */
export const PART_PACE: Pace = {
  idleMs: 10_000,
  graceMs: 30_000,
  minBytesPerSecond: 20_000,
  maxBytes: UPLOAD.partBytes,
}
/** Longest wait for the store to begin its answer, from the last byte that it was given. */
export const STORE_TIMEOUT_MS = 60_000

const refuse = (c: Context<AppEnv>, status: number, code: string, message: string) =>
  answerJson(c, { code, message }, status, PRIVATE)

/** Opening an upload makes a row; every other call is about one that is open, such as a part, which may come again. */
function limitOf(c: Context<AppEnv>): LimitName {
  const { pathname } = c.get('url')
  if (pathname.startsWith('/media/')) return 'MEDIA_LIMIT'
  return c.req.method === 'POST' && pathname === '/uploads' ? 'UPLOAD_LIMIT' : 'PART_LIMIT'
}

const tooLarge = (c: Context<AppEnv>) => refuse(c, 413, 'PART_TOO_LARGE', 'This part of the photo is too large.')

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Ends when nothing has happened for so long. */
function watchdog(ms: number) {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('The store is late.', 'TimeoutError'))
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

async function pass(c: Context<AppEnv>, guestKey: string | null, body: Body, signal: AbortSignal): Promise<Response> {
  const { pathname, search } = c.get('url')
  const { method } = c.req
  const headers = storeHeaders(c, guestKey)
  for (const name of PASSED_ON) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  await identify(c, headers, 'studio')
  // A part goes through as a stream: it never stands in the edge's memory.
  const length = c.req.header('content-length')
  const sent =
    typeof body === 'object' && body ? fixedLength(body.stream, length === undefined ? null : Number(length)) : body
  const init = { method, headers, body: sent, redirect: 'manual' as const, duplex: 'half', signal }
  return orAborted(c.get('services').studio(new Request(STORE_ORIGIN + pathname + search, init)), signal)
}

function passBack(c: Context<AppEnv>, upstream: Response): Response {
  const headers: Record<string, string> = { ...PRIVATE }
  for (const name of PASSED_BACK) {
    const value = upstream.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return answer(c, upstream.body, upstream.status, headers)
}

/** The store's answer to a part, once nothing of the part is left on the line. */
async function passPart(c: Context<AppEnv>, guestKey: string | null): Promise<Response> {
  const { body } = c.req.raw
  const watch = watchdog(STORE_TIMEOUT_MS)
  const part = body && pacedBody(body, PART_PACE, watch.feed)
  const faulty = () => {
    if (part?.fault() === 'too-long') return tooLarge(c)
    return part?.fault() === 'late' ? refuse(c, 408, 'PART_LATE', 'This part of the photo came too slowly.') : null
  }
  try {
    const upstream = await pass(c, guestKey, part, watch.signal)
    await part?.drain()
    return faulty() ?? passBack(c, upstream)
  } catch (error) {
    await part?.drain()
    const refused = faulty()
    if (refused) return refused
    throw error
  } finally {
    watch.stop()
  }
}

/** Everything but a part: what it says is short, and read before the store is asked. */
async function passShort(c: Context<AppEnv>, guestKey: string | null): Promise<Response> {
  const body = isRead(c.req.method) ? null : await readBody(c, JSON_MAX_BYTES)
  if (body !== null && typeof body !== 'string') {
    return refuse(c, body.status, body.status === 413 ? 'REQUEST_SIZE' : 'REQUEST_LATE', body.message)
  }
  const watch = watchdog(STORE_TIMEOUT_MS)
  try {
    return passBack(c, await pass(c, guestKey, body || null, watch.signal))
  } finally {
    watch.stop()
  }
}

/** Uploads and private files: always our own store's, and only for the shopper whose cookies come along. */
export function uploadsHandler(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.get('services')
    const { method } = c.req
    const trusted = hasOurCookie(c) ? isSameOrigin(c, settings) : !isForeign(c, settings)
    if (!isRead(method) && !trusted) return refuse(c, 403, 'FOREIGN', 'This request does not come from the shop.')
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD.partBytes) return tooLarge(c)
    const opens = method === 'POST' && c.get('url').pathname === '/uploads'
    const stopped = await tooMany(c, [limitOf(c)])
    if (stopped !== null)
      return answerJson(c, { code: 'TOO_MANY', message: stopped }, 429, { ...PRIVATE, ...RETRY_AFTER })
    const guestKey = opens ? ensureGuestKey(c) : guestKeyOf(c)
    try {
      return await (method === 'PUT' ? passPart : passShort)(c, guestKey)
    } catch (error) {
      log('studio', { requestId: c.get('requestId'), error: messageOf(error) })
      return refuse(
        c,
        502,
        'UNAVAILABLE',
        'The shop cannot be reached right now. Your photo is kept; please try again.',
      )
    }
  }
}
