import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { FORGOT_PASSWORD, REST_PATH } from '@kea/shared/constants/rest'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answerJson } from '../http/answer'
import { noSuchEndpoint } from '../http/errors'
import { readLimited } from '../http/limited-body'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { withAbort } from '../with-timeout'
import { forgotPasswordHandler } from './forgot-password-handler'
import { isPublicRestPath } from './public-rest-path'
import { exceededLimit, RETRY_AFTER } from './rate-limits'

/** Review figures are optional on a page, so they have a short timeout. */
const BACKEND_TIMEOUT_MS = 10_000

/** Fetches JSON with status 200 or 404 from the backend. Throws for every other answer. */
async function fetchRest(c: Context<AppEnv>, path: string): Promise<Response> {
  const { settings, commerce } = c.get('services')
  const base = settings.BACKEND_URL ? settings.BACKEND_URL + settings.BACKEND_REST_PATH : STORE_ORIGIN + REST_PATH
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS)
  const headers = { accept: 'application/json', store: settings.STORE_CODE, 'x-request-id': c.get('requestId') }
  const request = new Request(base + path, { headers, redirect: 'manual', signal })
  const upstream = await withAbort(commerce(request), signal)
  if (upstream.status !== 200 && upstream.status !== 404) throw new Error(`status ${upstream.status}`)
  const text = await readLimited(upstream.body, RESPONSE_MAX_BYTES, signal)
  if (text === null) throw new Error('answer too large')
  return answerJson(c, JSON.parse(text), upstream.status, {
    'cache-control': upstream.status === 200 ? 'public, max-age=60' : 'no-store',
  })
}

/**
 * GET /rest/V1/reviews/…: the backend's public REST calls, to which no data of the caller is forwarded; and POST
 * /rest/V1/customers/password.
 */
export function restHandler(): Handler<AppEnv> {
  const forgotPassword = forgotPasswordHandler()
  return async (c, next) => {
    const path = c.get('url').pathname.slice(REST_PATH.length)
    if (path === FORGOT_PASSWORD && c.req.method === 'POST') return forgotPassword(c, next)
    if (!isPublicRestPath(path)) return noSuchEndpoint(c, next)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return answerJson(c, { message: 'This address can only be read.' }, 405, { allow: 'GET, HEAD' })
    const overLimit = await exceededLimit(c, ['QUERY_LIMIT'])
    if (overLimit !== null) return answerJson(c, { message: overLimit }, 429, RETRY_AFTER)
    try {
      return await fetchRest(c, path)
    } catch (error) {
      log('rest', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerJson(c, { message: 'We can’t reach the shop right now. Please try again in a moment.' }, 502)
    }
  }
}
