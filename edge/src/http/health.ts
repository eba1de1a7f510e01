import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { answerJson } from './answer'
import { askBackend } from './ask-backend'

const DEEP_TIMEOUT_MS = 2000
const DEEP_MAX_BYTES = 10_000

/** True for what a backend answers that runs queries: the name of its root type, and no error. */
function isAlive(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || 'errors' in answer || !('data' in answer)) return false
  const { data } = answer
  if (typeof data !== 'object' || data === null || !('__typename' in data)) return false
  return typeof data.__typename === 'string' && data.__typename !== ''
}

/** GET /healthz says that the edge runs, and which; with `?deep` also whether its backend answers. */
export function health(): Handler<AppEnv> {
  return async (c) => {
    const { settings, version, commerce } = c.get('services')
    const about = { ok: true, mode: settings.MODE, version }
    if (!c.get('url').searchParams.has('deep')) return answerJson(c, about, 200)
    try {
      const question = { settings, commerce, query: '{ __typename }', variables: {}, maxBytes: DEEP_MAX_BYTES }
      const answer = await askBackend({ ...question, timeoutMs: DEEP_TIMEOUT_MS })
      if (!isAlive(answer)) throw new Error('not the answer to the question')
      return answerJson(c, { ...about, backend: true }, 200)
    } catch (error) {
      log('health', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerJson(c, { ...about, ok: false, backend: false }, 503)
    }
  }
}
