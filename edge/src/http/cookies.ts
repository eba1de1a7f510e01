import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import type { AppEnv } from '../context'

interface Life {
  /** Seconds; 0 takes the cookie away, without it the cookie ends with the browser's session. */
  maxAge?: number
  /** Out of reach of script. */
  httpOnly: boolean
}

/** Puts a cookie on the answer, in the one form that all cookies of the edge have. */
export function setCookie(c: Context<AppEnv>, name: string, value: string, life: Life): void {
  // Not the request's own scheme: a request that came without https must not make a cookie that travels without it.
  const secure = c.get('services').settings.SITE_URL.startsWith('https:')
  const cookie = generateCookie(name, value, { path: '/', sameSite: 'Lax', secure, ...life })
  c.set('cookies', [...(c.get('cookies') ?? []), cookie])
}
