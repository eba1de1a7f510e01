import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import type { AppEnv } from '../context'

interface CookieOptions {
  /** In seconds. 0 deletes the cookie. Without it the cookie ends with the browser session. */
  maxAge?: number
  /** Not readable by scripts. */
  httpOnly: boolean
}

/** Sets a cookie of the response, in place of one with this name. All cookies of the edge share their path, SameSite and Secure attributes. */
export function setCookie(c: Context<AppEnv>, name: string, value: string, options: CookieOptions): void {
  // The scheme of the request does not count: a request over http must not create a cookie without Secure.
  const secure = c.get('services').settings.SITE_URL.startsWith('https:')
  const cookie = generateCookie(name, value, { path: '/', sameSite: 'Lax', secure, ...options })
  const others = (c.get('cookies') ?? []).filter((other) => !other.startsWith(`${name}=`))
  c.set('cookies', [...others, cookie])
}
