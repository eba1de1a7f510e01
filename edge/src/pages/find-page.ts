import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { canonicalPath } from '../redirects/canonical-path'

/** Finds out what stands at the path, once, for the redirects and the page after it. */
export const findPage = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const path = canonicalPath(c.get('url').pathname)
    c.set(
      'found',
      await c
        .get('services')
        .pages.find(path, { requestId: c.get('requestId'), keepAlive: (work) => keepAlive(c, work) }),
    )
    return next()
  })
