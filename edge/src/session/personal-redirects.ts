import { COOKIES } from '@kea/shared/constants/cookies'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { loginRedirect } from './login-redirect'

/** Redirects that depend on who asks. They read a cookie, so nobody may keep them. */
export const personalRedirects = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { route, path } = c.var.found
    if (!route?.needsCustomer) return next()
    const url = new URL(c.req.url)
    const target = loginRedirect(route, path, url.searchParams, url.search)
    if (target !== null && !getCookie(c, COOKIES.customerToken)) {
      return c.body(null, 302, { location: target, 'cache-control': 'private, no-store' })
    }
    await next()
    c.header('cache-control', 'private, no-store')
  })
