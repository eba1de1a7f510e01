import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import Cookies from 'js-cookie'

type ReadableCookie = Exclude<keyof typeof COOKIES, 'customerToken' | 'guestKey'>

const DAY_SECONDS = 86_400
const lifetimes: Partial<Record<string, number>> = COOKIE_SECONDS

/** The value of a cookie that scripts may read. An empty cookie counts as missing. */
export const readCookie = (name: ReadableCookie): string | undefined => Cookies.get(COOKIES[name]) || undefined

/** Sets a cookie for the whole shop with its lifetime from COOKIE_SECONDS. Without one it is a session cookie. */
export function writeCookie(name: ReadableCookie, value: string, seconds = lifetimes[name]): void {
  Cookies.set(COOKIES[name], value, {
    path: '/',
    sameSite: 'lax',
    secure: globalThis.location?.protocol === 'https:',
    ...(seconds !== undefined && { expires: seconds / DAY_SECONDS }),
  })
}

export const dropCookie = (name: ReadableCookie): void => Cookies.remove(COOKIES[name], { path: '/' })
