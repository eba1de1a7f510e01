import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'

/** Names the request in logs, upstream and in the answer. Never the browser's own value. */
export const requestId = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await next()
    c.header('x-request-id', id)
  })
