import { COOKIES } from '@kea/shared/constants/cookies'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { loginRedirect } from './login-redirect'

/** Redirects that depend on who asks. They read a cookie, so nobody may keep them or what comes in their place. */
export const personalRedirects = () =>
  createMiddleware<AppEnv>((c, next) => {
    const { route, path } = c.get('found')
    if (!route?.needsCustomer) return next()
    c.set('isPersonal', true)
    const location = loginRedirect(route, path, c.get('url'))
    if (location === null || getCookie(c, COOKIES.customerToken)) return next()
    return Promise.resolve(answer(c, null, 302, { location }))
  })
