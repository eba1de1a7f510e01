import type { Context, MiddlewareHandler } from 'hono'
import { type AppEnv, keepAlive } from '../context'
import { exceededLimit, RETRY_AFTER } from '../handlers/rate-limits'
import { answer, answerJson } from '../http/answer'
import { readBody } from '../http/request-body'
import { purgeCache } from '../purge/purge-cache'
import { targetOf } from './target'

const BODY_MAX_BYTES = 20_000
const KEY_MAX_CHARS = 300
const FALLBACK_MAX_CHARS = 4000

const refuse = (c: Context<AppEnv>, status: number, message: string) =>
  answerJson(c, { errors: [{ message }] }, status, status === 405 ? { allow: 'POST' } : {})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A public call to the backend through the edge's memory. If it fails, the client's fallback is the answer. */
async function callThrough(c: Context<AppEnv>): Promise<Response> {
  const { settings, calls } = c.get('services')
  const overLimit = await exceededLimit(c, ['CALL_LIMIT'])
  if (overLimit !== null) return answerJson(c, { errors: [{ message: overLimit }] }, 429, RETRY_AFTER)
  const header = (name: string) => c.req.header(name) ?? ''
  const fallback = header('x-default-response')
  const key = header('x-cache-key')
  if (fallback !== '' && (fallback.length > FALLBACK_MAX_CHARS || !isJson(fallback))) {
    return refuse(c, 400, 'X-Default-Response must be JSON of at most 4,000 characters.')
  }
  if (key.length > KEY_MAX_CHARS) return refuse(c, 400, 'X-Cache-Key is too long.')
  const body = await readBody(c, BODY_MAX_BYTES)
  if (typeof body !== 'string') return refuse(c, body.status, body.message)
  const request = { method: header('x-target-method') || 'POST', uri: header('x-target-uri'), body }
  const target = targetOf(request, settings)
  if (target === null) return refuse(c, 403, 'This address is not open to calls through the cache.')
  const requestId = c.get('requestId')
  const validation = header('x-validation')
  const { value, state, upstreamMs } = await calls.call({
    target,
    key,
    validation,
    requestId,
    keepAlive: (work) => keepAlive(c, work),
  })
  Object.assign(c.get('trace'), { cache: state, upstreamMs })
  const text = value ?? fallback
  if (text === '') return refuse(c, 502, 'We can’t reach the shop right now. Please try again in a moment.')
  return answer(c, text, 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(value === null && { 'x-fallback': '1' }),
  })
}

/** The API below CACHING_PATH: calls through the cache, and purges of the page cache. */
export const cachingHandler = (): MiddlewareHandler<AppEnv> => (c, next) => {
  const base = c.get('services').settings.CACHING_PATH
  const { pathname } = c.get('url')
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return next()
  const endpoint = { [base]: callThrough, [`${base}/clear`]: purgeCache }[pathname]
  if (!endpoint) return Promise.resolve(refuse(c, 404, 'There is nothing at this address.'))
  return c.req.method === 'POST' ? endpoint(c) : Promise.resolve(refuse(c, 405, 'This address takes POST.'))
}
