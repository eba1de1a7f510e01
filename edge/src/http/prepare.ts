import { createMiddleware } from 'hono/factory'
import type { AppEnv, Env } from '../context'
import { logRequest } from '../log'
import type { Services } from '../services'
import { commonHeaders } from './security-headers'

/** Machine addresses in the log: their first part. Pages set the pattern of their route. */
const firstPart = (pathname: string): string => /^\/[^/]{0,30}/.exec(pathname)?.[0] ?? '/'

/** Around everything: the request's name, its address, the services, the headers of each answer, and its line in the log. */
export const prepare = (makeServices: (env: Env) => Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const requestId = crypto.randomUUID()
    const services = makeServices(c.env)
    const url = new URL(c.req.url)
    const trace = { startedAt: services.now(), route: firstPart(url.pathname), cache: 'none' as const, upstreamMs: 0 }
    c.set('requestId', requestId)
    c.set('trace', trace)
    c.set('url', url)
    c.set('services', services)
    c.set('common', { ...commonHeaders(url.origin, services.settings), 'x-request-id': requestId })
    await next()
    logRequest(requestId, c.req.method, c.res.status, trace, services.now())
  })
