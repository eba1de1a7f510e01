import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { REST_PATH } from '@kea/shared/constants/rest'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answerJson } from '../http/answer'
import { noSuchEndpoint } from '../http/errors'
import { readLimited } from '../http/limited-body'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { orAborted } from '../within'
import { isPublicRestPath } from './public-rest-path'
import { RETRY_AFTER, tooMany } from './rate-limits'

/** Nobody waits longer for figures beside a page. */
const BACKEND_TIMEOUT_MS = 10_000

/** The backend's word as JSON, with a status that is about the question; anything else is a backend in trouble. */
async function ask(c: Context<AppEnv>, path: string): Promise<Response> {
  const { settings, commerce } = c.get('services')
  const base = settings.BACKEND_URL ? settings.BACKEND_URL + settings.BACKEND_REST_PATH : STORE_ORIGIN + REST_PATH
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS)
  const headers = { accept: 'application/json', store: settings.STORE_CODE, 'x-request-id': c.get('requestId') }
  const request = new Request(base + path, { headers, redirect: 'manual', signal })
  const upstream = await orAborted(commerce(request), signal)
  if (upstream.status !== 200 && upstream.status !== 404) throw new Error(`status ${upstream.status}`)
  const text = await readLimited(upstream.body, RESPONSE_MAX_BYTES, signal)
  if (text === null) throw new Error('answer too large')
  return answerJson(c, JSON.parse(text), upstream.status, {
    'cache-control': upstream.status === 200 ? 'public, max-age=60' : 'no-store',
  })
}

/** GET /rest/V1/reviews/…: the backend's open REST calls. Nothing of the caller goes along. */
export function restHandler(): Handler<AppEnv> {
  return async (c, next) => {
    const path = c.get('url').pathname.slice(REST_PATH.length)
    if (!isPublicRestPath(path)) return noSuchEndpoint(c, next)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return answerJson(c, { message: 'This address can only be read.' }, 405, { allow: 'GET, HEAD' })
    const stopped = await tooMany(c, ['QUERY_LIMIT'])
    if (stopped !== null) return answerJson(c, { message: stopped }, 429, RETRY_AFTER)
    try {
      return await ask(c, path)
    } catch (error) {
      log('rest', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerJson(c, { message: 'The shop cannot be reached right now. Please try again in a moment.' }, 502)
    }
  }
}
