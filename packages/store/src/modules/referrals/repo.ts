import { addCoupon, type NewCoupon } from '../coupons/repo'
import type { NewEntry } from '../ledger/entry'
import { addEntry } from '../ledger/repo'

interface Invitation {
  code: string
  friendHash: string
  /** Id of its mail. */
  messageId: string
  /** The code that the mail has; null for none. */
  gift: NewCoupon | null
}

/** Who asks for a code. */
interface Recommender {
  emailHash: string
  /** Null for a person without an account. */
  customerId: number | null
  /** Names the code of a customer whose address is that of another one's code. */
  spareHash: string
}

/** The owner of a code. */
export interface Referrer {
  code: string
  email_hash: string
  customer_id: number | null
  /** The address of the customer. */
  email: string | null
}

export type FriendState = 'invited' | 'ordered' | 'rewarded'

const ADD_CODE = `INSERT INTO referrals (code, email_hash, created_at)
  SELECT ?1, iif(EXISTS (SELECT 1 FROM referrals WHERE email_hash = ?2 AND customer_id IS NOT NULL AND customer_id <> ?4), ?5, ?2), ?3
  WHERE NOT EXISTS (SELECT 1 FROM referrals WHERE customer_id = ?4) ON CONFLICT (email_hash) DO NOTHING`

const CLAIM_CODE = `UPDATE referrals SET customer_id = ?2 WHERE email_hash IN (?1, ?3) AND customer_id IS NULL
  AND EXISTS (SELECT 1 FROM customers WHERE id = ?2) AND NOT EXISTS (SELECT 1 FROM referrals WHERE customer_id = ?2)`

const CODE = `SELECT code FROM referrals WHERE customer_id = ?2 OR (email_hash = ?1 AND (?2 IS NULL OR customer_id IS NULL))
  ORDER BY customer_id IS NULL LIMIT 1`

/** Another paid order of the same person. */
const ANOTHER_PAID = `SELECT 1 FROM orders e WHERE e.id <> o.id AND e.paid_at IS NOT NULL
  AND (e.email_key = o.email_key OR e.customer_id = o.customer_id)`

/** An order from the device of the customer of the code. */
const SAME_DEVICE = 'SELECT 1 FROM orders own WHERE own.customer_id = ?5 AND own.placed_by = o.placed_by'

/** An order to an address of the customer of the code. */
const SAME_ADDRESS = `SELECT 1 FROM order_addresses f JOIN (
    SELECT street, postcode FROM customer_addresses WHERE customer_id = ?5
    UNION SELECT a.street, a.postcode FROM orders own JOIN order_addresses a ON a.order_id = own.id WHERE own.customer_id = ?5
  ) known ON known.postcode = f.postcode AND lower(known.street) = lower(f.street) WHERE f.order_id = o.id`

const NOTE_ORDER = `INSERT INTO referred_orders (order_id, code, friend_hash, created_at)
  SELECT o.id, ?2, ?3, ?4 FROM orders o WHERE o.token = ?1
    AND NOT EXISTS (${ANOTHER_PAID}) AND NOT EXISTS (${SAME_DEVICE}) AND NOT EXISTS (${SAME_ADDRESS})`

const MAY_REWARD = `EXISTS (SELECT 1 FROM orders o JOIN referred_orders f ON f.order_id = o.id
  WHERE o.id = ?9 AND f.rewarded_at IS NULL AND o.paid_at IS NOT NULL AND o.status NOT IN ('cancelled', 'refunded')
    AND o.customer_id IS NOT ?1 AND NOT EXISTS (${ANOTHER_PAID}) AND NOT EXISTS
      (SELECT 1 FROM referred_orders before WHERE before.friend_hash = f.friend_hash AND before.rewarded_at IS NOT NULL))`

const FRIENDS = `SELECT 'invited' AS state, created_at AS at FROM invitations i WHERE code = ?1
    AND NOT EXISTS (SELECT 1 FROM referred_orders f WHERE f.code = ?1 AND f.friend_hash = i.friend_hash)
  UNION ALL SELECT iif(max(f.rewarded_at) IS NULL, 'ordered', 'rewarded'), coalesce(max(f.rewarded_at), min(f.created_at))
    FROM referred_orders f JOIN orders o ON o.id = f.order_id
    WHERE f.code = ?1 AND o.status NOT IN ('cancelled', 'refunded') GROUP BY f.friend_hash
  ORDER BY at DESC LIMIT ?2`

export function createReferralsRepo(db: D1Database) {
  return {
    /** The code of a person, existing or new. A customer keeps it with another address. Counted in the same batch. */
    async codeOf(
      { emailHash, customerId, spareHash }: Recommender,
      newCode: string,
      counting: readonly D1PreparedStatement[],
      now: string,
    ): Promise<string> {
      const results = await db.batch<{ code: string }>([
        ...counting,
        db.prepare(ADD_CODE).bind(newCode, emailHash, now, customerId, spareHash),
        db.prepare(CLAIM_CODE).bind(emailHash, customerId, spareHash),
        db.prepare(CODE).bind(emailHash, customerId),
      ])
      const code = results.at(-1)?.results[0]?.code
      if (!code) throw new Error('A code that was just written is not there')
      return code
    },

    referrer: (code: string) =>
      db
        .prepare(
          `SELECT r.code, r.email_hash, r.customer_id, c.email FROM referrals r
             LEFT JOIN customers c ON c.id = r.customer_id WHERE r.code = ?`,
        )
        .bind(code)
        .first<Referrer>(),

    /** For the batch of an order: notes that a friend came by a code, unless it is known to be the same household. */
    noting: (token: string, { code, customer_id }: Referrer, friendHash: string, now: string): D1PreparedStatement =>
      db.prepare(NOTE_ORDER).bind(token, code, friendHash, now, customer_id),

    /** The customer who has recommended the shop to the friend of an order; null without one. */
    referrerOf: (orderId: number) =>
      db
        .prepare(
          `SELECT r.customer_id FROM referred_orders f JOIN referrals r ON r.code = f.code
           WHERE f.order_id = ? AND r.customer_id IS NOT NULL`,
        )
        .bind(orderId)
        .first<number>('customer_id'),

    /** For the batch of a payment: the reward, once for each friend. */
    rewarding: (entry: NewEntry & { orderId: number }): D1PreparedStatement[] => [
      addEntry(db, entry, MAY_REWARD, entry.orderId),
      db
        .prepare('UPDATE referred_orders SET rewarded_at = ?2 WHERE order_id = ?1 AND changes() > 0')
        .bind(entry.orderId, entry.at),
    ],

    /** The newest first, without anything that names a friend; and what all of them have brought, in cents. */
    async friends(code: string, customerId: number, limit: number) {
      const [list, sum, invited] = await db.batch<{ state: FriendState; at: string; n: number }>([
        db.prepare(FRIENDS).bind(code, limit),
        db
          .prepare(
            `SELECT coalesce(sum(amount), 0) AS n FROM ledger_entries e WHERE customer_id = ? AND ledger = 'credit'
               AND (kind = 'referral' OR kind = 'withdrawn')`,
          )
          .bind(customerId),
        db.prepare('SELECT count(*) AS n FROM invitations WHERE code = ?').bind(code),
      ])
      return {
        friends: list?.results ?? [],
        earned: sum?.results[0]?.n ?? 0,
        invited: invited?.results[0]?.n ?? 0,
      }
    },

    async isInvited(friendHash: string): Promise<boolean> {
      return (await db.prepare('SELECT 1 FROM invitations WHERE friend_hash = ?').bind(friendHash).first()) !== null
    },

    /**
     * Marks the friend as invited if the mail is in the outbox. A mail with this id is written once, also for
     * concurrent recommendations.
     *
     * @param mailing statements that write the mail
     */
    async invite(
      { code, friendHash, messageId, gift }: Invitation,
      mailing: readonly D1PreparedStatement[],
      now: string,
    ) {
      await db.batch([
        ...mailing,
        db
          .prepare(
            `INSERT INTO invitations (friend_hash, code, created_at)
             SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM outbox WHERE message_id = ?4)
             ON CONFLICT (friend_hash) DO NOTHING`,
          )
          .bind(friendHash, code, now, messageId),
        ...(gift ? [addCoupon(db, gift, now, 'changes() > 0')] : []),
      ])
    },
  }
}

export type ReferralsRepo = ReturnType<typeof createReferralsRepo>
