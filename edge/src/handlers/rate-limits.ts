import { limitOfField } from '@kea/shared/constants/root-fields'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { type LimitName, NETWORK_LIMITS, RATE_LIMITS, type RateLimits } from './rate-limit-table'

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
