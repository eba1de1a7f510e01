import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { setCookie } from '../http/cookies'

/** What stands in a token's place wherever script could read it. */
export const TOKEN_STAND_IN = 'cookie'

/** A token as a header and a cookie can carry it. */
const TOKEN = /^[\w.~+/=-]{1,3500}$/

export const isToken = (token: string): boolean => TOKEN.test(token)

/** True for a browser that carries one of our own cookies, which must then prove that it acts for this shop. */
export const hasOurCookie = (c: Context<AppEnv>): boolean =>
  getCookie(c, COOKIES.guestKey) !== undefined || hasCustomerCookie(c)

export const hasCustomerCookie = (c: Context<AppEnv>): boolean => getCookie(c, COOKIES.customerToken) !== undefined

/** The customer's token; null where there is none or something that no backend gave. */
export function customerTokenOf(c: Context<AppEnv>): string | null {
  const token = getCookie(c, COOKIES.customerToken) ?? ''
  return isToken(token) ? token : null
}

const { customerToken: maxAge } = COOKIE_SECONDS

/** Keeps the token where script cannot read it, and says beside it, readably, only that someone is logged in. */
export function keepCustomer(c: Context<AppEnv>, token: string): void {
  setCookie(c, COOKIES.customerToken, token, { maxAge, httpOnly: true })
  setCookie(c, COOKIES.loggedIn, '1', { maxAge, httpOnly: false })
}

/** The end of a session in the browser. */
export function forgetCustomer(c: Context<AppEnv>): void {
  setCookie(c, COOKIES.customerToken, '', { maxAge: 0, httpOnly: true })
  setCookie(c, COOKIES.loggedIn, '', { maxAge: 0, httpOnly: false })
}
