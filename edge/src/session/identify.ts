import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { customerTokenOf, hasOurCookie } from './session-cookies'
import { signCustomer } from './sign-customer'

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i

/** The customer's token: from the cookie, or from the Authorization header for a program without our cookies. */
export function bearerOf(c: Context<AppEnv>): string | null {
  if (hasOurCookie(c)) return customerTokenOf(c)
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

/**
 * Identifies the customer to a backend: by token at the backend that issued it, else by a signed id.
 *
 * @param token of a session that this response starts, instead of the caller's
 */
export async function identify(
  c: Context<AppEnv>,
  headers: Headers,
  target: 'commerce' | 'studio',
  token = bearerOf(c),
): Promise<void> {
  if (token === null) return
  const { settings, customers, now } = c.get('services')
  if (target === 'commerce' || settings.BACKEND_URL === null) {
    headers.set('authorization', `Bearer ${token}`)
    return
  }
  if (settings.SIGNING_KEY === null) return
  const result = await customers.check(token, c.get('requestId'))
  if (result.status !== 'valid') return
  headers.set('x-customer-id', await signCustomer(settings.BACKEND_URL, result.id, settings.SIGNING_KEY, now()))
}
