import { createMiddleware } from 'hono/factory'
import type { AppEnv, Env } from '../context'
import type { Services } from '../services'
import { securityHeaders } from './security-headers'

/** Before everything: the request's name, its address, the services, and the headers that each answer has. */
export const prepare = (makeServices: (env: Env) => Services) =>
  createMiddleware<AppEnv>((c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const services = makeServices(c.env)
    const url = new URL(c.req.url)
    c.set('url', url)
    c.set('services', services)
    c.set('common', { ...securityHeaders(url, services.settings), 'x-request-id': requestId })
    return next()
  })
