import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { dependsOnCustomer, personalTarget, type Visitor } from './login-redirect'
import { endSession } from './session-changes'
import { customerTokenOf, hasCustomerCookie } from './session-cookies'

/** The visitor's login state, checked at the backend. */
async function visitorOf(c: Context<AppEnv>): Promise<Visitor> {
  if (!hasCustomerCookie(c)) return 'guest'
  const token = customerTokenOf(c)
  if (token === null) return 'expired'
  const { status } = await c.get('services').customers.check(token, c.get('requestId'))
  return status === 'valid' ? 'customer' : status === 'invalid' ? 'expired' : 'unknown'
}

/** Redirects that depend on the login state. They read a cookie, so no cache may store them or the page. */
export const personalRedirects = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { route, path } = c.get('found')
    if (!dependsOnCustomer(route)) return next()
    c.set('isPersonal', true)
    const visitor = await visitorOf(c)
    if (visitor === 'expired') await endSession(c)
    const location = personalTarget(route, path, c.get('url'), visitor)
    return location === null ? next() : answer(c, null, 302, { location })
  })
