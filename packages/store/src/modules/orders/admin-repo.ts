import { CURRENCY } from '@kea/shared/money'
import { randomId } from '../../identity'
import { BANK_TRANSFER } from '../cart/state/payment-methods'
import { type Mail, queueMailIfChanged } from '../mails/outbox'
import { queuePrintFiles } from '../printing/queue'
import { type OrderRow, UNPAID } from './repo'

type Status = OrderRow['status']

/** An order in a list. */
export interface ListedOrder {
  number: string
  status: Status
  created_at: string
  email: string
  pieces: number
  total_cents: number
  tracking: string | null
  /** Hash of its network address. */
  caller: string | null
}

/** The payment of an order that the operator has marked as paid just now. Money of an open page then goes back. */
const NOTE_TRANSFER = `INSERT INTO payments (uid, order_id, provider, amount_cents, currency, state, created_at, ended_at)
  SELECT ?3, id, '${BANK_TRANSFER.code}', total_cents, ?4, 'paid', ?2, ?2 FROM orders
  WHERE number = ?1 AND paid_at = ?2 AND status = 'processing' AND total_cents > 0
  ON CONFLICT DO NOTHING`

const COMPLETE_MAILED = `UPDATE orders SET status = 'complete', completed_at = ?1
  WHERE status = 'processing' AND carrier_title = ''
    AND EXISTS (SELECT 1 FROM gift_certificates WHERE order_id = orders.id)
    AND NOT EXISTS (SELECT 1 FROM gift_certificates WHERE order_id = orders.id AND state = 'waiting')`

/** No sign of the order waits for its maker's approval, and is not made before. */
const NONE_WAITS = `NOT EXISTS (SELECT 1 FROM order_lines l JOIN sign_approvals a ON a.line_id = l.id
  WHERE l.order_id = orders.id AND a.approved_at IS NULL)`

export interface ExportedOrder extends OrderRow {
  pieces: number
}

export function createOrderAdminRepo(db: D1Database) {
  return {
    /** The newest first; `status` null for all. */
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

    /** The orders of these days, the first of them first. */
    async between(from: string, to: string, limit: number): Promise<ExportedOrder[]> {
      const { results } = await db
        .prepare(
          `SELECT * FROM (SELECT o.*, (SELECT sum(quantity) FROM order_lines WHERE order_id = o.id) AS pieces FROM orders o
             WHERE substr(created_at, 1, 10) BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT ?3) ORDER BY id`,
        )
        .bind(from, to, limit)
        .all<ExportedOrder>()
      return results
    },

    /**
     * Writes the mail and queues the print files too. False without an unpaid order of this number.
     *
     * @param rewarding statements that add what a paid order brings
     */
    async markPaid(
      number: string,
      mail: Mail,
      rewarding: readonly D1PreparedStatement[],
      now: string,
    ): Promise<boolean> {
      const [update] = await db.batch([
        db
          .prepare(
            "UPDATE orders SET status = 'processing', paid_at = ?2 WHERE number = ?1 AND status = 'pending_payment'",
          )
          .bind(number, now),
        queueMailIfChanged(db, mail, now),
        db.prepare(NOTE_TRANSFER).bind(number, now, randomId(), CURRENCY),
        queuePrintFiles(db, { number }, now),
        ...rewarding,
      ])
      return (update?.meta.changes ?? 0) > 0
    },

    /** How many of these orders had no payment. A trigger returns their stock. */
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

    /**
     * False without a paid order of this number that the workshop has not begun, for one that is only mailed, and for one
     * with a sign that is not approved.
     */
    async markInProduction(number: string, now: string): Promise<boolean> {
      const { meta } = await db
        .prepare(
          `UPDATE orders SET status = 'in_production', production_at = ?2
           WHERE number = ?1 AND status = 'processing' AND carrier_title <> '' AND ${NONE_WAITS}`,
        )
        .bind(number, now)
        .run()
      return meta.changes > 0
    },

    /** Completes orders that were sent before `sentBefore`, and orders whose gift certificates are all mailed. */
    async complete(sentBefore: string, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            "UPDATE orders SET status = 'complete', completed_at = ?2 WHERE status = 'shipped' AND shipped_at < ?1",
          )
          .bind(sentBefore, now),
        db.prepare(COMPLETE_MAILED).bind(now),
      ])
    },

    /** Writes the mail too. False without a paid order of this number that is not sent yet. */
    async markShipped(number: string, tracking: string | null, mail: Mail, now: string): Promise<boolean> {
      const [update] = await db.batch([
        db
          .prepare(
            `UPDATE orders SET status = 'shipped', shipped_at = ?2, tracking = ?3
             WHERE number = ?1 AND status IN ('processing', 'in_production') AND carrier_title <> '' AND ${NONE_WAITS}`,
          )
          .bind(number, now, tracking),
        queueMailIfChanged(db, mail, now),
      ])
      return (update?.meta.changes ?? 0) > 0
    },
  }
}

export type OrderAdminRepo = ReturnType<typeof createOrderAdminRepo>
