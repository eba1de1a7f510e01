import { COOKIE_SECONDS, COOKIES } from '@kea/shared/constants/cookies'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'

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

/** The guest's key, made on first need, and the cookie that puts its end 90 days ahead. */
export function ensureGuestKey(c: Context<AppEnv>): { key: string; cookie: string } {
  const key = guestKeyOf(c) ?? mint()
  const cookie = generateCookie(COOKIES.guestKey, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('url').protocol === 'https:',
    maxAge: COOKIE_SECONDS.guestKey,
  })
  return { key, cookie }
}
