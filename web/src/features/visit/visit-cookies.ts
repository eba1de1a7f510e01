import { VISIT_COOKIES, type VisitCookie } from '@kea/shared/tracking/visit-cookies'
import Cookies from 'js-cookie'

const DAY_SECONDS = 86_400

/** The value of a cookie about how the shopper came; '' for none. */
export const readVisitCookie = (cookie: VisitCookie): string => Cookies.get(VISIT_COOKIES[cookie].name) ?? ''

/** Sets a cookie about how the shopper came, with its lifetime from VISIT_COOKIES. */
export function writeVisitCookie(cookie: VisitCookie, value: string): void {
  const { name, seconds } = VISIT_COOKIES[cookie]
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: globalThis.location?.protocol === 'https:',
    ...(seconds !== null && { expires: seconds / DAY_SECONDS }),
  })
}
