import { limitOfField } from '@kea/shared/constants/root-fields'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { type LimitName, NETWORK_LIMITS, RATE_LIMITS, type RateLimits } from './rate-limit-table'

/** The count restarts after a minute. */
export const RETRY_AFTER = { 'retry-after': '60' }

/** The limits of an operation's root fields, one for each field. QUERY_LIMIT is left out: it counts each request. */
export const limitsOf = (fields: Iterable<string>): LimitName[] =>
  [...fields].map(limitOfField).filter((name) => name !== 'QUERY_LIMIT')

/** Leading groups of an IPv6 address: a home connection has a network of four groups, a rented server one of three. */
const SUBSCRIBER_GROUPS = 4
const NETWORK_GROUPS = 3

/** The key of a caller: an IPv4 address, or the first groups of an IPv6 address. */
export function callerKey(address: string, groupCount = SUBSCRIBER_GROUPS): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return [...groups, ...zeros, ...after].slice(0, groupCount).join(':')
}

// Cloudflare overwrites this header, so a caller cannot forge it.
const addressOf = (c: Context<AppEnv>): string => c.req.header('cf-connecting-ip') ?? 'unknown'

/** The caller's network, for the daily limits of our own store. */
export const networkOf = (c: Context<AppEnv>): string => callerKey(addressOf(c), NETWORK_GROUPS)

/** True if a limit is exceeded. A limit that fails stops nobody. */
async function isOver(c: Context<AppEnv>, binding: keyof RateLimits, key: string): Promise<boolean> {
  try {
    const outcome = await c.get('services').limits[binding]?.limit({ key })
    return outcome?.success === false
  } catch (error) {
    log('rate-limit', { requestId: c.get('requestId'), name: binding, error: messageOf(error) })
    return false
  }
}

/** The message for a caller or network over one of the limits; null below all of them. */
export async function exceededLimit(c: Context<AppEnv>, names: Iterable<LimitName>): Promise<string | null> {
  const address = addressOf(c)
  for (const name of names) {
    if (await isOver(c, name, callerKey(address))) return RATE_LIMITS[name].message
    const network = name in NETWORK_LIMITS ? NETWORK_LIMITS[name as keyof typeof NETWORK_LIMITS] : null
    // An IPv4 address is one caller, so its own limit is enough.
    if (network && address.includes(':') && (await isOver(c, network.binding, callerKey(address, NETWORK_GROUPS)))) {
      return RATE_LIMITS[name].message
    }
  }
  return null
}
