import type { Cents } from '@kea/shared/money'
import { CURRENCY } from '@kea/shared/money'
import type { PaymentMethod } from '../cart/state/cart'
import { type Mail, queueMailIfChanged, queueMailWhere } from '../mails/outbox'
import type { Order } from '../orders/repo'
import { queuePrintFiles } from '../printing/queue'
import type { Payment } from './port'

export interface Refund {
  uid: string
  payment_id: number
  amount_cents: Cents
  state: 'waiting' | 'done'
}

const NOT_SETTLED = "state NOT IN ('paid', 'returned')"

const ADD_REFUND = `INSERT INTO refunds (uid, payment_id, amount_cents, created_at) SELECT ?1, ?2, ?3, ?4`
const ADD_REFUND_JOB = `INSERT INTO jobs (kind, order_id, subject, run_at) SELECT 'refund', ?1, ?2, ?3
  WHERE changes() > 0`

export function createPaymentsRepo(db: D1Database) {
  const one = (where: string, ...values: (string | number)[]) =>
    db
      .prepare(`SELECT * FROM payments WHERE ${where}`)
      .bind(...values)
      .first<Payment>()

  return {
    byUid: (uid: string) => one('uid = ?', uid),
    openOf: (orderId: number) => one("order_id = ? AND state = 'open'", orderId),
    paidOf: (orderId: number) => one("order_id = ? AND state = 'paid'", orderId),
    byId: (id: number) => one('id = ?', id),

    async attempts(orderId: number): Promise<number> {
      const count = db.prepare('SELECT count(*) AS n FROM payments WHERE order_id = ?').bind(orderId)
      return (await count.first<number>('n')) ?? 0
    },

    /** The open payment of an order, which is added if there is none. */
    async open({ order }: Order, uid: string, now: string): Promise<Payment> {
      await db
        .prepare(
          `INSERT INTO payments (uid, order_id, provider, amount_cents, currency, created_at)
           SELECT ?1, id, payment_method, total_cents, ?3, ?4 FROM orders WHERE id = ?2 AND status = 'pending_payment'
           ON CONFLICT DO NOTHING`,
        )
        .bind(uid, order.id, CURRENCY, now)
        .run()
      const opened = await this.openOf(order.id)
      if (!opened) throw new Error('An order that waits for its payment has none that is open')
      return opened
    },

    /** Another method for an order that is not paid. `payBy` null: its deadline stays. */
    async changeMethod(orderId: number, method: PaymentMethod, payBy: string | null, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            `UPDATE orders SET payment_method = ?2, payment_title = ?3, pay_by = coalesce(?4, pay_by)
             WHERE id = ?1 AND status = 'pending_payment'`,
          )
          .bind(orderId, method.code, method.title, payBy),
        db
          .prepare(
            `UPDATE jobs SET run_at = coalesce(?2, run_at)
             WHERE kind = 'expire_order' AND order_id = ?1 AND state = 'waiting' AND changes() > 0`,
          )
          .bind(orderId, payBy),
        db
          .prepare(`UPDATE payments SET state = 'cancelled', ended_at = ?2 WHERE order_id = ?1 AND state = 'open'`)
          .bind(orderId, now),
      ])
    },

    async begun(id: number, reference: string, url: string): Promise<void> {
      await db.prepare('UPDATE payments SET reference = ?2, url = ?3 WHERE id = ?1').bind(id, reference, url).run()
    },

    /** Ends a payment without money. One that is paid stays so. */
    async end(id: number, state: 'declined' | 'cancelled' | 'failed', now: string): Promise<void> {
      await db
        .prepare(`UPDATE payments SET state = ?2, ended_at = ?3 WHERE id = ?1 AND state = 'open'`)
        .bind(id, state, now)
        .run()
    },

    /**
     * The money is there. A trigger pays the order in the same statement, or fails with PAYMENT_LATE. The confirmation
     * says that it is paid; if it has gone already, `mail` follows it.
     */
    async settle(payment: Payment, { order }: Order, { reference, mail, rewarding, now }: Settling): Promise<void> {
      await db.batch([
        db
          .prepare(`UPDATE payments SET state = 'paid', reference = ?2, ended_at = ?3 WHERE id = ?1 AND ${NOT_SETTLED}`)
          .bind(payment.id, reference, now),
        queueMailWhere(
          db,
          mail,
          now,
          `changes() > 0 AND EXISTS (SELECT 1 FROM jobs WHERE kind = 'order_mail' AND order_id = ?9 AND state = 'done')`,
          order.id,
        ),
        db
          .prepare(
            `UPDATE jobs SET run_at = ?2 WHERE kind = 'order_mail' AND order_id = ?1 AND state = 'waiting' AND run_at > ?2`,
          )
          .bind(order.id, now),
        queuePrintFiles(db, { token: order.token }, now),
        ...rewarding,
      ])
    },

    /** Money came for an order that cannot take it: it goes back, and a mail says so. */
    async giveBack(
      payment: Payment,
      reference: string,
      mail: Mail | null,
      refundUid: string,
      now: string,
    ): Promise<void> {
      await db.batch([
        db
          .prepare(
            `UPDATE payments SET state = 'returned', reference = ?2, ended_at = ?3 WHERE id = ?1 AND ${NOT_SETTLED}`,
          )
          .bind(payment.id, reference, now),
        db.prepare(`${ADD_REFUND} WHERE changes() > 0`).bind(refundUid, payment.id, payment.amount_cents, now),
        db.prepare(ADD_REFUND_JOB).bind(payment.order_id, refundUid, now),
        ...(mail ? [queueMailIfChanged(db, mail, now)] : []),
      ])
    },

    /** Notes a refund, which a job then makes. Rejects with REFUND_TOO_LARGE. */
    async addRefund(payment: Payment, uid: string, cents: Cents, now: string): Promise<void> {
      await db.batch([
        db.prepare(ADD_REFUND).bind(uid, payment.id, cents, now),
        db.prepare(ADD_REFUND_JOB).bind(payment.order_id, uid, now),
      ])
    },

    refund: (uid: string) => db.prepare('SELECT * FROM refunds WHERE uid = ?').bind(uid).first<Refund>(),

    /**
     * The part of a payment that can still be refunded: without earlier refunds, and without what was spent of the order's
     * gift certificates.
     */
    async leftOf(payment: Payment): Promise<Cents> {
      const gone = db.prepare(
        `SELECT (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = ?1)
           + (SELECT coalesce(sum(amount_cents - balance_cents), 0) FROM gift_certificates
             WHERE order_id = ?2 AND state <> 'void') AS n`,
      )
      const n = (await gone.bind(payment.id, payment.order_id).first<number>('n')) ?? 0
      return Math.max(0, payment.amount_cents - n)
    },

    /** Tries failed refund jobs of an order again. Returns their number. */
    async retryRefunds(orderId: number, now: string): Promise<number> {
      const { meta } = await db
        .prepare(
          `UPDATE jobs SET state = 'waiting', attempts = 0, claimed_until = '', run_at = ?2, ended_at = NULL
           WHERE order_id = ?1 AND kind = 'refund' AND state = 'failed'`,
        )
        .bind(orderId, now)
        .run()
      return meta.changes
    },

    async refunded(
      uid: string,
      reference: string | null,
      mail: Mail | null,
      ending: D1PreparedStatement,
      now: string,
    ): Promise<void> {
      await db.batch([
        db
          .prepare(
            `UPDATE refunds SET state = 'done', reference = ?2, ended_at = ?3 WHERE uid = ?1 AND state = 'waiting'`,
          )
          .bind(uid, reference, now),
        ...(mail ? [queueMailIfChanged(db, mail, now)] : []),
        ending,
      ])
    },

    /**
     * Cancels an order that is not paid, or has expired, and opens its cart. Where the customer has another cart by now,
     * this one is nobody's, so that it can be merged. No payment opens the order again.
     */
    async restore(orderId: number, cartId: number, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            `UPDATE orders SET status = 'cancelled', cancelled_at = ?2, expired_at = NULL
             WHERE id = ?1 AND (status = 'pending_payment' OR status = 'cancelled' AND expired_at IS NOT NULL)`,
          )
          .bind(orderId, now),
        db
          .prepare(
            `UPDATE carts SET active = 1, updated_at = ?3,
               customer_id = iif(EXISTS (SELECT 1 FROM carts o WHERE o.customer_id = carts.customer_id AND o.active = 1),
                 NULL, customer_id)
             WHERE id = ?2 AND active = 0 AND changes() > 0
               AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND status = 'cancelled')`,
          )
          .bind(orderId, cartId, now),
        db
          .prepare(
            `UPDATE payments SET state = 'cancelled', ended_at = ?2 WHERE order_id = ?1 AND state = 'open'
               AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND status = 'cancelled')`,
          )
          .bind(orderId, now),
      ])
    },

    /** A cart that is not ordered; null for an ordered one. */
    activeCart: (cartId: number) =>
      db
        .prepare('SELECT masked_id, customer_id FROM carts WHERE id = ? AND active = 1')
        .bind(cartId)
        .first<{ masked_id: string; customer_id: number | null }>(),
  }
}

interface Settling {
  reference: string
  mail: Mail
  rewarding: readonly D1PreparedStatement[]
  now: string
}

export type PaymentsRepo = ReturnType<typeof createPaymentsRepo>
