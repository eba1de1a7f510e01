import type { NewEntry } from '../ledger/entry'
import { addEntry } from '../ledger/repo'
import { type Mail, queueMailWhere } from '../mails/outbox'
import { POINTS_END } from './mails'

/** What a customer has chosen, and has earned so far. */
export interface RewardAccount {
  joined_at: string | null
  mails_earned: number
  mails_ending: number
  /** All points that orders have brought. */
  earned: number
  balance: number
  /** When points were last earned or spent; null before. */
  active_at: string | null
}

/** Points of a customer that end. */
export interface EndingPoints {
  customer_id: number
  email: string
  balance: number
  active_at: string
}

/** Kinds after which the time of the points begins again. */
const ACTIVE = "kind IN ('earned', 'spent', 'given')"
const SUMS = `coalesce(sum(amount), 0) AS balance, max(at) FILTER (WHERE ${ACTIVE}) AS active_at,
  coalesce(sum(amount) FILTER (WHERE kind IN ('earned', 'withdrawn')), 0) AS earned`

/** Orders that still count as paid. */
const PAID = "SELECT 1 FROM orders WHERE id = ?9 AND paid_at IS NOT NULL AND status NOT IN ('cancelled', 'refunded')"

/** For `lastActive`: customers who get the mail before the end of their points, and have not got it yet. */
export const TO_REMIND = `coalesce(a.mails_ending, 1) = 1 AND NOT EXISTS (SELECT 1 FROM outbox
  WHERE message_id = '${POINTS_END}' || holders.customer_id || '-' || active_at)`

export const createRewardsRepo = (db: D1Database) => ({
  async account(customerId: number): Promise<RewardAccount> {
    const row = await db
      .prepare(
        `SELECT a.joined_at, coalesce(a.mails_earned, 0) AS mails_earned, coalesce(a.mails_ending, 1) AS mails_ending,
           p.balance, p.active_at, p.earned
         FROM (SELECT ${SUMS} FROM ledger_entries WHERE customer_id = ?1 AND ledger = 'points') p
         LEFT JOIN reward_accounts a ON a.customer_id = ?1`,
      )
      .bind(customerId)
      .first<RewardAccount>()
    if (!row) throw new Error('An aggregate has one row')
    return row
  },

  async join(customerId: number, now: string): Promise<void> {
    await db
      .prepare(
        `INSERT INTO reward_accounts (customer_id, joined_at) VALUES (?1, ?2)
         ON CONFLICT (customer_id) DO UPDATE SET joined_at = coalesce(joined_at, ?2)`,
      )
      .bind(customerId, now)
      .run()
  },

  async chooseMails(customerId: number, earned: boolean, ending: boolean): Promise<void> {
    await db
      .prepare(
        `INSERT INTO reward_accounts (customer_id, mails_earned, mails_ending) VALUES (?1, ?2, ?3)
         ON CONFLICT (customer_id) DO UPDATE SET mails_earned = ?2, mails_ending = ?3`,
      )
      .bind(customerId, Number(earned), Number(ending))
      .run()
  },

  /** For the batch of a payment: the points of the order, once, and the mail about them. */
  earning(entry: NewEntry & { orderId: number }, mail: Mail | null): D1PreparedStatement[] {
    const mailing = mail && [
      queueMailWhere(
        db,
        mail,
        entry.at,
        "EXISTS (SELECT 1 FROM ledger_entries WHERE order_id = ?9 AND ledger = 'points' AND kind = 'earned')",
        entry.orderId,
      ),
    ]
    return [addEntry(db, entry, `EXISTS (${PAID})`, entry.orderId), ...(mailing ?? [])]
  },

  /**
   * Customers whose points were last earned or spent between two times, through the index of times, so that a minute
   * reads the entries of a few days only. `which` is a condition in SQL.
   */
  async lastActive(after: string, until: string, limit: number, which = 'true'): Promise<EndingPoints[]> {
    const { results } = await db
      .prepare(
        `SELECT holders.customer_id, c.email, balance, active_at FROM
           (SELECT customer_id, ${SUMS} FROM ledger_entries WHERE ledger = 'points' AND customer_id IN
             (SELECT customer_id FROM ledger_entries WHERE ledger = 'points' AND at > ?1 AND at <= ?2 AND ${ACTIVE})
            GROUP BY customer_id) holders
         JOIN customers c ON c.id = holders.customer_id LEFT JOIN reward_accounts a ON a.customer_id = c.id
         WHERE balance > 0 AND active_at <= ?2 AND ${which} ORDER BY active_at LIMIT ?3`,
      )
      .bind(after, until, limit)
      .all<EndingPoints>()
    return results
  },

  /** Ends points, unless some were earned or spent meanwhile. */
  async expire({ customer_id, balance, active_at }: EndingPoints, now: string): Promise<void> {
    const entry = {
      customerId: customer_id,
      ledger: 'points',
      kind: 'expired',
      amount: balance,
      source: `expired-${customer_id}-${active_at}`,
      at: now,
    } as const
    const isStill = `(SELECT max(at) FROM ledger_entries WHERE customer_id = ?1 AND ledger = 'points' AND ${ACTIVE}) = ?9
      AND (SELECT sum(amount) FROM ledger_entries WHERE customer_id = ?1 AND ledger = 'points') = ?10`
    await addEntry(db, entry, isStill, active_at, balance).run()
  },

  /** Writes the mail before points end. It has the name of their last use, so it is written once. */
  async remind(mail: Mail, now: string): Promise<void> {
    await queueMailWhere(db, mail, now, 'true').run()
  },
})

export type RewardsRepo = ReturnType<typeof createRewardsRepo>
