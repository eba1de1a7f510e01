import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { canonicalPath } from '../redirects/canonical-path'

/** Finds out what stands at the path, once, for the redirects and the page after it. */
export const findPage = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { services, requestId } = c.var
    const path = canonicalPath(new URL(c.req.url).pathname)
    c.set('found', await services.pages.find(path, { requestId, keepAlive: (work) => keepAlive(c, work) }))
    return next()
  })
