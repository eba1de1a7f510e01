import type { Handler } from 'hono'
import { type AppEnv, keepAlive } from '../context'
import { canonicalPath } from '../redirects/canonical-path'

const JSON_TYPE = 'application/json; charset=utf-8'

/** GET /cacheurl?url=/canvas-prints: the JSON that stands in the document of that path. */
export function pageData(): Handler<AppEnv> {
  return async (c) => {
    const { services, requestId } = c.var
    const url = c.req.query('url') ?? ''
    if (!url.startsWith('/')) {
      return c.json({ errors: [{ message: 'url must be a path of this shop.' }] }, 400, { 'cache-control': 'no-store' })
    }
    const path = canonicalPath(url.replace(/[?#].*$/s, ''))
    const { answer } = await services.pages.find(path, { requestId, keepAlive: (work) => keepAlive(c, work) })
    if (!answer) {
      const message = 'The page could not be loaded. Please try again in a moment.'
      return c.json({ errors: [{ message }] }, 503, { 'cache-control': 'no-store', 'retry-after': '10' })
    }
    const lasting = answer.data.status === 200
    return c.body(answer.json, 200, {
      'content-type': JSON_TYPE,
      'cache-control': lasting ? 'public, max-age=30, stale-while-revalidate=60' : 'no-store',
    })
  }
}
