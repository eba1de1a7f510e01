import { createMiddleware } from 'hono/factory'
import type { AppEnv, Env } from '../context'
import { logRequest } from '../log'
import type { Services } from '../services'
import { commonHeaders } from './security-headers'

/** What the log calls an address that is no page's. Pages set the pattern of their route. */
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
  '/pay',
  '/assets',
  '/pictures',
  '/videos',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known',
]

/** A name of the list, and never a part of an address that a visitor has made up. */
function routeOf(pathname: string, cachingPath: string): string {
  const isBelow = (route: string) => pathname === route || pathname.startsWith(`${route}/`)
  return [...MACHINE_ROUTES, cachingPath].find(isBelow) ?? 'other'
}

/** Around everything: the request's name, its address, the services, the headers of each answer, and its line in the log. */
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
