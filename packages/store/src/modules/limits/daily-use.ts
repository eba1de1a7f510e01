import { UPLOAD } from '@kea/shared/constants/uploads'
import { isoDate } from '@kea/shared/dates'
import type { Clock } from '../../clock'
import type { Caller } from '../customers/caller'

interface Limit {
  times: number
  bytes: number
}

/**
 * Limits per day, for an owner and for a network address. A whole school or a mobile network may share an address. A
 * guest who deletes the cookie gets a new key, but the same address.
 */
export const DAY_LIMITS = {
  uploads: {
    owner: { times: UPLOAD.guestDayFiles, bytes: UPLOAD.guestDayBytes },
    address: { times: 4_000, bytes: 20_000_000_000 },
  },
  /**
   * Previews of designs and pages of links, each 2 MB at most. They are counted apart: 400 photos must not stop the book
   * that is made of them. Twenty links to a book of 96 pages have 1,000 pictures.
   */
  pictures: {
    owner: { times: 1_500, bytes: 400_000_000 },
    address: { times: 15_000, bytes: 4_000_000_000 },
  },
  /** Changed pixels for print. Their bytes count with those of the photos. */
  changed: {
    owner: { times: 400, bytes: 0 },
    address: { times: 4_000, bytes: 0 },
  },
  designs: {
    owner: { times: 500, bytes: 100_000_000 },
    address: { times: 5_000, bytes: 500_000_000 },
  },
  /** Designs that the tool saves by itself, and copies. They are counted apart: they must not stop one for the cart. */
  drafts: {
    owner: { times: 1_500, bytes: 150_000_000 },
    address: { times: 15_000, bytes: 1_500_000_000 },
  },
  /** Links to a design. */
  links: {
    owner: { times: 20, bytes: 0 },
    address: { times: 200, bytes: 0 },
  },
  /** Shared carts that were added to another cart, each with rights to order up to 100 designs. */
  sharedCarts: {
    owner: { times: 30, bytes: 0 },
    address: { times: 300, bytes: 0 },
  },
  /** Links for photos from a phone. */
  phoneLinks: {
    owner: { times: 100, bytes: 0 },
    address: { times: 1_000, bytes: 0 },
  },
  /** Rows of a known size: only their number counts. */
  carts: {
    owner: { times: 500, bytes: 0 },
    address: { times: 2_000, bytes: 0 },
  },
  /** Addresses entered for the newsletter. */
  subscriptions: {
    owner: { times: 10, bytes: 0 },
    address: { times: 100, bytes: 0 },
  },
  /** Messages, order forms and shared photos. */
  enquiries: {
    owner: { times: 20, bytes: 0 },
    address: { times: 200, bytes: 0 },
  },
  reviews: {
    owner: { times: 20, bytes: 0 },
    address: { times: 100, bytes: 0 },
  },
  questions: {
    owner: { times: 20, bytes: 0 },
    address: { times: 100, bytes: 0 },
  },
  /** Friends that the shop is recommended to. */
  invitations: {
    owner: { times: 5, bytes: 0 },
    address: { times: 20, bytes: 0 },
  },
  /** Registrations, one-time codes and links for a new password. */
  accounts: {
    owner: { times: 20, bytes: 0 },
    address: { times: 300, bytes: 0 },
  },
  /** Attempts at a code. */
  coupons: {
    owner: { times: 60, bytes: 0 },
    address: { times: 300, bytes: 0 },
  },
} as const satisfies Record<string, { owner: Limit; address: Limit }>

type Counted = keyof typeof DAY_LIMITS

const COUNT = `INSERT INTO daily_use (day, who, what, times, bytes, times_max, bytes_max)
  VALUES (?1, ?2, ?3, ?7, ?4, ?5, ?6) ON CONFLICT (day, who, what)
  DO UPDATE SET times = times + ?7, bytes = bytes + ?4, times_max = ?5, bytes_max = ?6`

interface Dependencies {
  db: D1Database
  clock: Clock
  caller: Caller
}

export function createDailyUse({ db, clock, caller }: Dependencies) {
  const [owner] = caller.owners
  const dailyUse = {
    /**
     * Statements for the batch that stores something. Above a limit they fail, and the batch stores nothing.
     *
     * @param times 0 where something else counts the number
     */
    counting(what: Counted, bytes: number, times: 0 | 1 = 1): D1PreparedStatement[] {
      const day = isoDate(clock().getTime())
      const count = (who: string | undefined | null, limit: Limit) =>
        who ? [db.prepare(COUNT).bind(day, who, what, bytes, limit.times, limit.bytes, times)] : []
      const limits = DAY_LIMITS[what]
      return [...count(owner, limits.owner), ...count(caller.address, limits.address)]
    },

    /** Counts an action that stores nothing; fails above a limit. */
    async count(what: Counted): Promise<void> {
      const statements = dailyUse.counting(what, 0)
      if (statements.length > 0) await db.batch(statements)
    },
  }
  return dailyUse
}

export type DailyUse = ReturnType<typeof createDailyUse>
