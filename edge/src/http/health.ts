import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { answerJson } from './answer'
import { queryBackend } from './query-backend'

const DEEP_TIMEOUT_MS = 2000
const DEEP_MAX_BYTES = 10_000

/** True for the name of the root type without errors: the backend then executes queries. */
function isHealthy(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || 'errors' in answer || !('data' in answer)) return false
  const { data } = answer
  if (typeof data !== 'object' || data === null || !('__typename' in data)) return false
  return typeof data.__typename === 'string' && data.__typename !== ''
}

/** GET /healthz: mode and version of the edge; with `?deep` also whether the backend answers. */
export function health(): Handler<AppEnv> {
  return async (c) => {
    const { settings, version, commerce } = c.get('services')
    const about = { ok: true, mode: settings.MODE, version }
    if (!c.get('url').searchParams.has('deep')) return answerJson(c, about, 200)
    try {
      const query = { settings, commerce, query: '{ __typename }', variables: {}, maxBytes: DEEP_MAX_BYTES }
      const answer = await queryBackend({ ...query, timeoutMs: DEEP_TIMEOUT_MS })
      if (!isHealthy(answer)) throw new Error('unexpected answer')
      return answerJson(c, { ...about, backend: true }, 200)
    } catch (error) {
      log('health', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerJson(c, { ...about, ok: false, backend: false }, 503)
    }
  }
}
