import { type Mail, queueMailIfChanged } from '../mails/outbox'
import type { OrderRow } from './repo'

type Status = OrderRow['status']

/** Nobody has paid for it: it waits for its payment, or a code pays for all of it and it is still here. */
const UNPAID = "(status = 'pending_payment' OR (status = 'processing' AND total_cents = 0))"

/** An order as one line of a list. */
export interface ListedOrder {
  number: string
  status: Status
  created_at: string
  email: string
  pieces: number
  total_cents: number
  tracking: string | null
  /** Hash of the address it came from. */
  caller: string | null
}

export function createOrderAdminRepo(db: D1Database) {
  return {
    /** The newest first; `status` null is all of them. */
    async list(status: Status | null, limit: number): Promise<ListedOrder[]> {
      const { results } = await db
        .prepare(
          `SELECT number, status, created_at, email, total_cents, tracking, caller,
             (SELECT sum(quantity) FROM order_lines WHERE order_id = orders.id) AS pieces
           FROM orders WHERE ?1 IS NULL OR status = ?1 ORDER BY id DESC LIMIT ?2`,
        )
        .bind(status, limit)
        .all<ListedOrder>()
      return results
    },

    /** With the mail that says so. False where no order of this number waits for its payment. */
    async markPaid(number: string, mail: Mail, now: string): Promise<boolean> {
      const [update] = await db.batch([
        db
          .prepare(
            "UPDATE orders SET status = 'processing', paid_at = ?2 WHERE number = ?1 AND status = 'pending_payment'",
          )
          .bind(number, now),
        queueMailIfChanged(db, mail, now),
      ])
      return (update?.meta.changes ?? 0) > 0
    },

    /** How many of these orders nobody had paid for; a trigger gives their pieces back. */
    async cancelUnpaid({ number, from }: { number: string | null; from: string | null }, now: string): Promise<number> {
      const { results } = await db
        .prepare(
          `UPDATE orders SET status = 'cancelled', cancelled_at = ?3
           WHERE ${UNPAID} AND (number = ?1 OR substr(caller, 1, length(?2)) = ?2) RETURNING id`,
        )
        .bind(number, from, now)
        .all()
      return results.length
    },

    /** With the mail that says so. False where no order of this number is paid and still here. */
    async markShipped(number: string, tracking: string | null, mail: Mail, now: string): Promise<boolean> {
      const [update] = await db.batch([
        db
          .prepare(
            `UPDATE orders SET status = 'complete', shipped_at = ?2, tracking = ?3
             WHERE number = ?1 AND status = 'processing'`,
          )
          .bind(number, now, tracking),
        queueMailIfChanged(db, mail, now),
      ])
      return (update?.meta.changes ?? 0) > 0
    },
  }
}

export type OrderAdminRepo = ReturnType<typeof createOrderAdminRepo>
