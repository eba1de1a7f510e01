import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import { DESIGNS_COOKIE } from '@kea/shared/constants/designs-cookie'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { setCookie } from '../http/cookies'

/** 128 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{22}$/

/** The key of a guest's uploads and designs; null without a valid cookie. */
export function guestKeyOf(c: Context<AppEnv>): string | null {
  const key = getCookie(c, COOKIES.guestKey) ?? ''
  return KEY.test(key) ? key : null
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** The guest's key. It is created if missing, and its cookie is extended to 90 days. */
export function ensureGuestKey(c: Context<AppEnv>): string {
  const key = guestKeyOf(c) ?? createKey()
  setCookie(c, COOKIES.guestKey, key, { maxAge: COOKIE_SECONDS.guestKey, httpOnly: true })
  return key
}

/** A new key in place of the one that scripts, other people or other tabs may have set or seen before. */
export const replaceGuestKey = (c: Context<AppEnv>): void =>
  setCookie(c, COOKIES.guestKey, createKey(), { maxAge: COOKIE_SECONDS.guestKey, httpOnly: true })

/** Mutations after which the store has a design of the caller. */
const DESIGNING = ['saveDesign', 'openDesignLink', 'copyOrderedDesign', 'duplicateSavedDesign']

/**
 * Notes in the browser that the store may have designs of this guest. Pages ask for them only then. Browsers delete what
 * scripts have stored sooner than a cookie of the shop.
 */
export function noteDesigns(c: Context<AppEnv>, fields: ReadonlySet<string>): void {
  if (!DESIGNING.some((field) => fields.has(field))) return
  setCookie(c, DESIGNS_COOKIE, '1', { maxAge: COOKIE_SECONDS.guestKey, httpOnly: false })
}
