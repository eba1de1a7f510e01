import type { Clock } from '../../clock'
import { sha256 } from '../../identity'
import { ownerOfCustomer } from './customer-owner'
import { foreignCustomerOf } from './foreign-customer'
import type { CustomerRow, CustomersRepo } from './repo'
import { SEEN_MS } from './session'

/** The sender of a request. */
export interface Caller {
  /** The customer who is logged in at this store. As in Magento, an unknown or expired token is no customer. */
  customer: CustomerRow | null
  tokenHash: string | null
  /** When the session of the customer began, by a login; null for a guest. */
  sessionBeganAt: string | null
  /** True in a session that is kept apart from what this browser has as a guest. */
  isApart: boolean
  /**
   * Hashes that own uploads and designs: the customer's, then that of the guest key in the browser. Uploads and designs
   * from before the login stay available. New ones belong to the first.
   */
  owners: readonly string[]
  /** The two owners; null for a guest, or without a guest key. */
  customerOwner: string | null
  guestOwner: string | null
  /** Browser and system, as the edge names them. */
  device: string | null
  /** Hash of the network address that called the edge; null if the call did not come through our edge. */
  address: string | null
}

export const NOBODY: Caller = {
  customer: null,
  tokenHash: null,
  sessionBeganAt: null,
  isApart: false,
  owners: [],
  customerOwner: null,
  guestOwner: null,
  device: null,
  address: null,
}

interface Dependencies {
  repo: CustomersRepo
  clock: Clock
  signingKey: string | undefined
  /** Runs work after the response. */
  later: (work: Promise<void>) => void
}

/** Enough for any key from the edge, and a limit for hashing. */
const GUEST_KEY = /^[\w-]{16,128}$/
const ADDRESS = /^[\w.:]{2,64}$/
const DEVICE = /^[\w ]{1,40}$/
const BEARER = /^Bearer ([\w.~+/=-]{16,4096})$/i

const hashOf = async (pattern: RegExp, header: string | null): Promise<string | null> => {
  const match = pattern.exec(header ?? '')
  return match ? sha256(match[1] ?? match[0]) : null
}

/** Reads the caller from the edge's headers. */
export async function callerOf(
  { headers }: Request,
  { repo, clock, signingKey, later }: Dependencies,
): Promise<Caller> {
  const now = clock()
  const tokenHash = await hashOf(BEARER, headers.get('authorization'))
  const customer = tokenHash === null ? null : await repo.byToken(tokenHash, now.toISOString())
  if (customer && tokenHash && now.getTime() - Date.parse(customer.last_seen_at) >= SEEN_MS) {
    later(repo.seen(tokenHash, now))
  }
  const foreign = await foreignCustomerOf(headers.get('x-customer-id'), signingKey, now)
  const ofForeign = foreign ? await sha256(`customer foreign ${foreign}`) : null
  const customerOwner = customer ? await ownerOfCustomer(customer.id) : ofForeign
  const guestOwner = await hashOf(GUEST_KEY, headers.get('x-guest-key'))
  const owners = [customerOwner, guestOwner].filter((owner) => owner !== null)
  const from = ADDRESS.exec(headers.get('x-caller') ?? '')?.[0]
  // Hashed with the key: there are few addresses, and a plain hash of one can be guessed.
  const address = from ? await sha256(`address ${signingKey} ${from}`) : null
  const device = DEVICE.exec(headers.get('x-device') ?? '')?.[0] ?? null
  const sessionBeganAt = customer?.session_began_at ?? null
  const isApart = customer?.is_apart === 1
  return { customer, tokenHash, sessionBeganAt, isApart, owners, customerOwner, guestOwner, device, address }
}
