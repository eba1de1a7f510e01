import { createMiddleware } from 'hono/factory'
import type { AppEnv, Env } from '../context'
import { logRequest } from '../log'
import type { Services } from '../services'
import { commonHeaders } from './security-headers'

/** Route names in the log for addresses other than pages. A page logs the pattern of its route. */
const MACHINE_ROUTES = [
  '/healthz',
  '/graphql',
  '/uploads',
  '/media',
  '/search',
  '/rest',
  '/operator',
  '/altcha',
  '/cacheurl',
  '/events',
  '/privacy-choice',
  '/pay',
  '/assets',
  '/pictures',
  '/videos',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known',
]

/** The route name for the log. It never contains a part of the visitor's address. */
function routeOf(pathname: string, cachingPath: string): string {
  const isBelow = (route: string) => pathname === route || pathname.startsWith(`${route}/`)
  return [...MACHINE_ROUTES, cachingPath].find(isBelow) ?? 'other'
}

/** Sets the request id, the address, the services and the common headers, and writes the log line of the request. */
export const prepare = (makeServices: (env: Env) => Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const requestId = crypto.randomUUID()
    const services = makeServices(c.env)
    const url = new URL(c.req.url)
    const trace = {
      startedAt: services.now(),
      route: routeOf(url.pathname, services.settings.CACHING_PATH),
      cache: 'none' as const,
      upstreamMs: 0,
    }
    c.set('requestId', requestId)
    c.set('trace', trace)
    c.set('url', url)
    c.set('services', services)
    c.set('common', { ...commonHeaders(url.origin, services.settings), 'x-request-id': requestId })
    await next()
    logRequest(requestId, c.req.method, c.res.status, trace, services.now())
  })
