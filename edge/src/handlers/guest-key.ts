import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
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
