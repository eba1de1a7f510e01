import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { answerJson } from '../http/answer'
import { readBody } from '../http/request-body'
import { isSameSecret } from '../http/same-secret'
import { log, messageOf } from '../log'
import { mayTryToken } from './may-try-token'

const BODY_MAX_BYTES = 2000
/** A path, or the prefix of a path with a final star. */
const PATTERN = /^\/[^*\s|]{0,200}\*?$/

/** `/mugs`, `/blog/*`, or `*` for everything; null for every other body. */
function patternOf(body: string): string | null {
  try {
    const request: unknown = JSON.parse(body)
    if (typeof request !== 'object' || request === null) return null
    if ('all' in request && request.all === true) return '*'
    return 'pattern' in request && typeof request.pattern === 'string' && PATTERN.test(request.pattern)
      ? request.pattern
      : null
  } catch {
    return null
  }
}

const refuse = (c: Context<AppEnv>, status: number, message: string) =>
  answerJson(c, { errors: [{ message }] }, status, status === 401 ? { 'www-authenticate': 'Bearer' } : {})

/** POST with `{"pattern": "/canvas*"}` or `{"all": true}` and the bearer token. Answers `{cleared, more}`. */
export async function purgeCache(c: Context<AppEnv>): Promise<Response> {
  const { settings, pages } = c.get('services')
  const { CACHE_CLEAR_TOKEN } = settings
  if (CACHE_CLEAR_TOKEN === null) return refuse(c, 403, 'CACHE_CLEAR_TOKEN is not set, so nobody may clear the cache.')
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (!(await isSameSecret(given, CACHE_CLEAR_TOKEN))) {
    // Only wrong tokens count for the limit.
    if (!(await mayTryToken(c))) return refuse(c, 429, 'Too many attempts. Please wait a minute.')
    return refuse(c, 401, 'The token is not right.')
  }
  const body = await readBody(c, BODY_MAX_BYTES)
  if (typeof body !== 'string') return refuse(c, body.status, body.message)
  const pattern = patternOf(body)
  if (pattern === null) return refuse(c, 400, 'Send {"pattern": "/path*"} or {"all": true}.')
  try {
    return answerJson(c, await pages.purge(pattern), 200)
  } catch (error) {
    log('purge', { requestId: c.get('requestId'), error: messageOf(error) })
    return refuse(c, 503, 'The cache cannot be reached right now. Please try again in a moment.')
  }
}
