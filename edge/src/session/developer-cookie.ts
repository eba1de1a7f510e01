import { COOKIES } from '@kea/shared/constants/cookies'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { setCookie } from '../http/cookies'
import { isSameSecret } from '../http/same-secret'
import { canonicalPath } from '../redirects/canonical-path'

const PARAMETER = 'developer'

/**
 * `?developer=<secret>` sets the developer cookie and redirects to the address without the secret, so that no history or
 * referrer contains it. A wrong value is ignored.
 */
export const developerCookie = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const url = c.get('url')
    const { DEVELOPER_SECRET } = c.get('services').settings
    const given = DEVELOPER_SECRET === null ? null : url.searchParams.get(PARAMETER)
    if (given === null || DEVELOPER_SECRET === null || !(await isSameSecret(given, DEVELOPER_SECRET))) return next()
    const rest = new URLSearchParams(url.search)
    rest.delete(PARAMETER)
    const search = rest.size > 0 ? `?${rest}` : ''
    c.set('isPersonal', true)
    setCookie(c, COOKIES.developer, '1', { httpOnly: false })
    return answer(c, null, 302, { location: canonicalPath(url.pathname) + search })
  })
