import { COOKIES } from '@kea/shared/constants/cookies'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { setCookie } from '../http/cookies'
import { isSameSecret } from '../http/same-secret'
import { canonicalPath } from '../redirects/canonical-path'

const QUERY = 'developer'

/**
 * `?developer=<secret>` sets the developer cookie and leaves the secret out of the address, so that no history or
 * referrer keeps it. Anything else in its place is as if it were not there.
 */
export const developerCookie = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const url = c.get('url')
    const { DEVELOPER_SECRET } = c.get('services').settings
    const given = DEVELOPER_SECRET === null ? null : url.searchParams.get(QUERY)
    if (given === null || DEVELOPER_SECRET === null || !(await isSameSecret(given, DEVELOPER_SECRET))) return next()
    const rest = new URLSearchParams(url.search)
    rest.delete(QUERY)
    const search = rest.size > 0 ? `?${rest}` : ''
    c.set('isPersonal', true)
    setCookie(c, COOKIES.developer, '1', { httpOnly: false })
    return answer(c, null, 302, { location: canonicalPath(url.pathname) + search })
  })
