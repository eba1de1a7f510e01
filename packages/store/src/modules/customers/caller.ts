import type { Clock } from '../../clock'
import { sha256 } from '../../identity'
import { foreignCustomerOf } from './foreign-customer'
import type { CustomerRow, CustomersRepo } from './repo'

/** The sender of a request. */
export interface Caller {
  /** The customer who is logged in at this store. As in Magento, an unknown or expired token is no customer. */
  customer: CustomerRow | null
  tokenHash: string | null
  /**
   * Hashes that own uploads and designs: the customer's, then that of the guest key in the browser. Uploads and designs
   * from before the login stay available. New ones belong to the first.
   */
  owners: readonly string[]
  /** Hash of the network address that called the edge; null if the call did not come through our edge. */
  address: string | null
}

export const NOBODY: Caller = { customer: null, tokenHash: null, owners: [], address: null }

interface Dependencies {
  repo: CustomersRepo
  clock: Clock
  signingKey: string | undefined
}

/** Enough for any key from the edge, and a limit for hashing. */
const GUEST_KEY = /^[\w-]{16,128}$/
const ADDRESS = /^[\w.:]{2,64}$/
const BEARER = /^Bearer ([\w.~+/=-]{16,4096})$/i

const hashOf = async (pattern: RegExp, header: string | null): Promise<string | null> => {
  const match = pattern.exec(header ?? '')
  return match ? sha256(match[1] ?? match[0]) : null
}

/** Reads the caller from the edge's headers. */
export async function callerOf({ headers }: Request, { repo, clock, signingKey }: Dependencies): Promise<Caller> {
  const tokenHash = await hashOf(BEARER, headers.get('authorization'))
  const customer = tokenHash === null ? null : await repo.byToken(tokenHash, clock().toISOString())
  const foreign = await foreignCustomerOf(headers.get('x-customer-id'), signingKey, clock())
  const subject = customer ? `own ${customer.id}` : foreign && `foreign ${foreign}`
  const guest = await hashOf(GUEST_KEY, headers.get('x-guest-key'))
  const owners = [subject && (await sha256(`customer ${subject}`)), guest].filter((owner) => owner !== null)
  const from = ADDRESS.exec(headers.get('x-caller') ?? '')?.[0]
  // Hashed with the key: there are few addresses, and a plain hash of one can be guessed.
  const address = from ? await sha256(`address ${signingKey} ${from}`) : null
  return { customer, tokenHash, owners, address }
}
