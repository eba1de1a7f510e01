import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { setCookie } from '../http/cookies'

/** Replaces a token in every answer that scripts can read. */
export const TOKEN_PLACEHOLDER = 'cookie'

/** Tokens that fit into a header and a cookie. */
const TOKEN = /^[\w.~+/=-]{1,3500}$/

export const isToken = (token: string): boolean => TOKEN.test(token)

/** True for a browser with one of our cookies. Its requests must come from this shop. */
export const hasOurCookie = (c: Context<AppEnv>): boolean =>
  getCookie(c, COOKIES.guestKey) !== undefined || hasCustomerCookie(c)

export const hasCustomerCookie = (c: Context<AppEnv>): boolean => getCookie(c, COOKIES.customerToken) !== undefined

/** The customer's token; null without a valid cookie. */
export function customerTokenOf(c: Context<AppEnv>): string | null {
  const token = getCookie(c, COOKIES.customerToken) ?? ''
  return isToken(token) ? token : null
}

const { customerToken: maxAge } = COOKIE_SECONDS

/** 64 random bits that have nothing to do with the token. */
const newMark = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(8))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Stores the token in a cookie that scripts cannot read. A readable cookie says only that a customer is logged in. Its
 * value is another one for each session, so that a tab notices that another customer has logged in.
 */
export function setSessionCookies(c: Context<AppEnv>, token: string): void {
  setCookie(c, COOKIES.customerToken, token, { maxAge, httpOnly: true })
  setCookie(c, COOKIES.loggedIn, newMark(), { maxAge, httpOnly: false })
}

/** Deletes the session cookies. */
export function deleteSessionCookies(c: Context<AppEnv>): void {
  setCookie(c, COOKIES.customerToken, '', { maxAge: 0, httpOnly: true })
  setCookie(c, COOKIES.loggedIn, '', { maxAge: 0, httpOnly: false })
}
