import { limitOfField } from '@kea/shared/constants/root-fields'
import type { Context } from 'hono'
import type { AppEnv, RateLimit } from '../context'
import { log, messageOf } from '../log'

const AT_ONCE = 'That was a lot at once. Please wait a minute and try again.'

/**
 * What one caller may do in a minute, by the binding in wrangler.toml that counts it. Far above what one shopper does:
 * a whole school or a mobile network may stand behind one address. docs/limits.md lists what counts for each.
 */
export const RATE_LIMITS = {
  QUERY_LIMIT: { perMinute: 1500, message: AT_ONCE },
  CART_LIMIT: { perMinute: 600, message: AT_ONCE },
  UPLOAD_LIMIT: { perMinute: 300, message: 'That is a lot of photos at once. Please go on in a minute.' },
  PART_LIMIT: { perMinute: 900, message: 'That is a lot of photos at once. Please go on in a minute.' },
  MEDIA_LIMIT: { perMinute: 1500, message: AT_ONCE },
  CALL_LIMIT: { perMinute: 300, message: AT_ONCE },
  PAGE_LIMIT: { perMinute: 1200, message: 'You have opened many pages. Please wait a minute and try again.' },
  COMMAND_LIMIT: { perMinute: 200, message: AT_ONCE },
  DESIGN_LIMIT: { perMinute: 60, message: 'You have saved many designs. Please wait a minute and try again.' },
  ORDER_LIMIT: { perMinute: 30, message: 'You have placed many orders. Please wait a minute and try again.' },
  SEARCH_LIMIT: { perMinute: 600, message: 'That was a lot of searching at once. Please go on in a minute.' },
  FORM_LIMIT: { perMinute: 20, message: 'You have sent many forms. Please wait a minute and try again.' },
  CAPTCHA_LIMIT: { perMinute: 120, message: AT_ONCE },
  LOOKUP_LIMIT: { perMinute: 60, message: 'You have looked up many orders. Please wait a minute and try again.' },
  OPERATOR_LIMIT: { perMinute: 60, message: AT_ONCE },
  LOGIN_LIMIT: { perMinute: 20, message: 'You have tried to log in many times. Please wait a minute and try again.' },
  OTHER_LIMIT: { perMinute: 20, message: AT_ONCE },
} as const

/**
 * What all callers of one IPv6 network (48 bits) may do together in a minute. A rented server has one, and in it 65,536
 * callers.
 */
export const NETWORK_LIMITS = {
  ORDER_LIMIT: { binding: 'ORDER_NETWORK_LIMIT', perMinute: 150 },
  FORM_LIMIT: { binding: 'FORM_NETWORK_LIMIT', perMinute: 100 },
  LOOKUP_LIMIT: { binding: 'LOOKUP_NETWORK_LIMIT', perMinute: 300 },
  LOGIN_LIMIT: { binding: 'LOGIN_NETWORK_LIMIT', perMinute: 100 },
  OTHER_LIMIT: { binding: 'OTHER_NETWORK_LIMIT', perMinute: 100 },
} as const

export type LimitName = keyof typeof RATE_LIMITS
type NetworkLimit = (typeof NETWORK_LIMITS)[keyof typeof NETWORK_LIMITS]['binding']
export type RateLimits = Partial<Record<LimitName | NetworkLimit, RateLimit>>

/** After a minute the count begins anew. */
export const RETRY_AFTER = { 'retry-after': '60' }

/** The limits that an operation's root fields count for: one count for each field, but none for what QUERY_LIMIT counts. */
export const limitsOf = (fields: Iterable<string>): LimitName[] =>
  [...fields].map(limitOfField).filter((name) => name !== 'QUERY_LIMIT')

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

/** True where a limit has been reached. A limit that cannot be asked stops nobody. */
async function isOver(c: Context<AppEnv>, binding: keyof RateLimits, key: string): Promise<boolean> {
  try {
    const outcome = await c.get('services').limits[binding]?.limit({ key })
    return outcome?.success === false
  } catch (error) {
    log('rate-limit', { requestId: c.get('requestId'), name: binding, error: messageOf(error) })
    return false
  }
}

/** What the caller or its network has done too often, in words; null where all is well. */
export async function tooMany(c: Context<AppEnv>, names: Iterable<LimitName>): Promise<string | null> {
  const address = addressOf(c)
  for (const name of names) {
    if (await isOver(c, name, callerKey(address))) return RATE_LIMITS[name].message
    const network = name in NETWORK_LIMITS ? NETWORK_LIMITS[name as keyof typeof NETWORK_LIMITS] : null
    // One address of IPv4 is one caller: its own limit is the lower one.
    if (network && address.includes(':') && (await isOver(c, network.binding, callerKey(address, SITE)))) {
      return RATE_LIMITS[name].message
    }
  }
  return null
}
