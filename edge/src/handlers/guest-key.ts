import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { setCookie } from '../http/cookies'

/** 128 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{22}$/

/** The key that owns a guest's uploads and designs; null where the browser has none or something else. */
export function guestKeyOf(c: Context<AppEnv>): string | null {
  const key = getCookie(c, COOKIES.guestKey) ?? ''
  return KEY.test(key) ? key : null
}

function mint(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** The guest's key, made on first need; its end is put 90 days ahead. */
export function ensureGuestKey(c: Context<AppEnv>): string {
  const key = guestKeyOf(c) ?? mint()
  setCookie(c, COOKIES.guestKey, key, { maxAge: COOKIE_SECONDS.guestKey, httpOnly: true })
  return key
}
