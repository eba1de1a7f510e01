import type { Context } from 'hono'
import type { AppEnv, RateLimit } from '../context'
import { log, messageOf } from '../log'

/**
 * What one caller may do in a minute, by the binding in wrangler.toml that counts it. Far above what one shopper does:
 * a whole school or a mobile network may stand behind one address.
 */
export const RATE_LIMITS = {
  QUERY_LIMIT: { perMinute: 1500, message: 'That was a lot at once. Please wait a minute and try again.' },
  UPLOAD_LIMIT: { perMinute: 300, message: 'That is a lot of photos at once. Please go on in a minute.' },
  DEED_LIMIT: { perMinute: 200, message: 'That was a lot at once. Please wait a minute and try again.' },
  DESIGN_LIMIT: { perMinute: 60, message: 'You have saved many designs. Please wait a minute and try again.' },
  ORDER_LIMIT: { perMinute: 30, message: 'You have placed many orders. Please wait a minute and try again.' },
  SEARCH_LIMIT: { perMinute: 600, message: 'That was a lot of searching at once. Please go on in a minute.' },
  FORM_LIMIT: { perMinute: 20, message: 'You have sent many forms. Please wait a minute and try again.' },
  CAPTCHA_LIMIT: { perMinute: 120, message: 'That was a lot at once. Please wait a minute and try again.' },
  LOOKUP_LIMIT: { perMinute: 60, message: 'You have looked up many orders. Please wait a minute and try again.' },
  OPERATOR_LIMIT: { perMinute: 60, message: 'That was a lot at once. Please wait a minute and try again.' },
  LOGIN_LIMIT: { perMinute: 20, message: 'You have tried to log in many times. Please wait a minute and try again.' },
} as const

export type LimitName = keyof typeof RATE_LIMITS
export type RateLimits = Partial<Record<LimitName, RateLimit>>

/** After a minute the count begins anew. */
export const RETRY_AFTER = { 'retry-after': '60' }

const OF_FIELD: Record<string, LimitName | undefined> = {
  createGuestCart: 'DEED_LIMIT',
  applyCouponToCart: 'DEED_LIMIT',
  saveDesign: 'DESIGN_LIMIT',
  placeOrder: 'ORDER_LIMIT',
  contactUs: 'FORM_LIMIT',
  sendOrderForm: 'FORM_LIMIT',
  sharePhoto: 'FORM_LIMIT',
  referAFriend: 'FORM_LIMIT',
  cpnewsletter: 'FORM_LIMIT',
  unsubscribeNewsletter: 'FORM_LIMIT',
  createProductReview: 'FORM_LIMIT',
  askProductQuestion: 'FORM_LIMIT',
  guestOrder: 'LOOKUP_LIMIT',
  generateCustomerToken: 'LOGIN_LIMIT',
  loginUniversalpassword: 'LOGIN_LIMIT',
  loginByEmailOtpData: 'LOGIN_LIMIT',
  createCustomerBySocialLogin: 'LOGIN_LIMIT',
  createCustomer: 'LOGIN_LIMIT',
  resetPassword: 'LOGIN_LIMIT',
}

/** The limits that a document's root fields count for. */
export const limitsOf = (fields: Iterable<string>): Set<LimitName> =>
  new Set([...fields].flatMap((field) => (Object.hasOwn(OF_FIELD, field) ? (OF_FIELD[field] ?? []) : [])))

/** Groups of an IPv6 address that tell callers apart: a household has all of the second half, a rented server more. */
const HOUSEHOLD = 4
const SITE = 3

/** An address as one caller has it: of IPv6 its first groups. */
export function callerKey(address: string, groupsKept = HOUSEHOLD): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after].slice(0, groupsKept).join(':')
}

// Cloudflare writes this header itself, whatever the caller sent.
const addressOf = (c: Context<AppEnv>): string => c.req.header('cf-connecting-ip') ?? 'unknown'

/** Who asks, for what our own store counts by the day. */
export const siteOf = (c: Context<AppEnv>): string => callerKey(addressOf(c), SITE)

/** What the caller has done too often, in words; null where all is well. A limit that cannot be asked stops nobody. */
export async function tooMany(c: Context<AppEnv>, names: Iterable<LimitName>): Promise<string | null> {
  const key = callerKey(addressOf(c))
  for (const name of names) {
    try {
      const verdict = await c.get('services').limits[name]?.limit({ key })
      if (verdict?.success === false) return RATE_LIMITS[name].message
    } catch (error) {
      log('rate-limit', { requestId: c.get('requestId'), name, error: messageOf(error) })
    }
  }
  return null
}
