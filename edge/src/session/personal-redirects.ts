import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { isAboutCustomers, personalTarget, type Visitor } from './login-redirect'
import { customerTokenOf, hasCustomerCookie } from './session-cookies'
import { endSession } from './settle-answer'

/** Who the cookie says it is, on the backend's word. */
async function visitorOf(c: Context<AppEnv>): Promise<Visitor> {
  if (!hasCustomerCookie(c)) return 'guest'
  const token = customerTokenOf(c)
  if (token === null) return 'expired'
  const { status } = await c.get('services').customers.check(token, c.get('requestId'))
  return status === 'valid' ? 'customer' : status === 'invalid' ? 'expired' : 'unsure'
}

/** Redirects that depend on who asks. They read a cookie, so nobody may keep them or what comes in their place. */
export const personalRedirects = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { route, path } = c.get('found')
    if (!isAboutCustomers(route)) return next()
    c.set('isPersonal', true)
    const visitor = await visitorOf(c)
    if (visitor === 'expired') await endSession(c)
    const location = personalTarget(route, path, c.get('url'), visitor)
    return location === null ? next() : answer(c, null, 302, { location })
  })
