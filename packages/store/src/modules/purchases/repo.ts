import type { ReportedVendor } from '@kea/shared/measuring/placed-with'
import type { Cents } from '@kea/shared/money'

/** A paid order that a company is told of. */
export interface DueReport {
  orderId: number
  vendor: ReportedVendor
  client: string
  attempts: number
  number: string
  email: string
  paidAt: string
  totalCents: Cents
  shippingCents: Cents
  taxCents: Cents
}

export interface PurchasedLine {
  sku: string
  name: string
  quantity: number
  unitCents: Cents
}

export function createPurchasesRepo(db: D1Database) {
  return {
    /** For the batch that places an order. */
    adding: (token: string, vendor: ReportedVendor, client: string, now: string): D1PreparedStatement =>
      db
        .prepare(
          `INSERT INTO purchase_reports (order_id, vendor, client, next_at)
           SELECT id, ?2, ?3, ?4 FROM orders WHERE token = ?1`,
        )
        .bind(token, vendor, client, now),

    /** For the batch that places an order. */
    keeping: (token: string, consent: string): D1PreparedStatement =>
      db.prepare('UPDATE orders SET consent = ?2 WHERE token = ?1').bind(token, consent),

    /** Reports that are due, the longest waiting first. Each has its next attempt already, in case this one fails. */
    async claim(now: string, limit: number): Promise<DueReport[]> {
      const { results } = await db
        .prepare(
          `SELECT r.order_id AS orderId, r.vendor, r.client, r.attempts + 1 AS attempts, o.number, o.email,
             o.paid_at AS paidAt, o.total_cents AS totalCents, o.shipping_cents AS shippingCents, o.tax_cents AS taxCents
           FROM purchase_reports r JOIN orders o ON o.id = r.order_id
           WHERE r.state = 'waiting' AND r.next_at <= ?1 AND o.paid_at IS NOT NULL
           ORDER BY r.next_at LIMIT ?2`,
        )
        .bind(now, limit)
        .all<DueReport>()
      return results
    },

    /** Ends the reports of orders that were paid by then, with what they know of the browser. */
    async giveUp(paidBy: string): Promise<void> {
      await db
        .prepare(
          `UPDATE purchase_reports SET state = 'late', client = '{}' WHERE state = 'waiting' AND next_at > ''
             AND EXISTS (SELECT 1 FROM orders o WHERE o.id = order_id AND o.paid_at <= ?)`,
        )
        .bind(paidBy)
        .run()
    },

    /** False if another run has begun this attempt. */
    async begin({ orderId, vendor, attempts }: DueReport, nextAt: string): Promise<boolean> {
      const { meta } = await db
        .prepare(
          `UPDATE purchase_reports SET attempts = ?3, next_at = ?4
           WHERE order_id = ?1 AND vendor = ?2 AND state = 'waiting' AND attempts = ?3 - 1`,
        )
        .bind(orderId, vendor, attempts, nextAt)
        .run()
      return meta.changes === 1
    },

    async failed({ orderId, vendor }: DueReport, error: string): Promise<void> {
      await db
        .prepare('UPDATE purchase_reports SET error = ?3 WHERE order_id = ?1 AND vendor = ?2')
        .bind(orderId, vendor, error)
        .run()
    },

    async sent({ orderId, vendor }: DueReport): Promise<void> {
      await db
        .prepare(
          `UPDATE purchase_reports SET state = 'sent', client = '{}', error = NULL WHERE order_id = ?1 AND vendor = ?2`,
        )
        .bind(orderId, vendor)
        .run()
    },

    async linesOf(orderId: number): Promise<PurchasedLine[]> {
      const { results } = await db
        .prepare('SELECT sku, name, quantity, unit_cents AS unitCents FROM order_lines WHERE order_id = ? ORDER BY id')
        .bind(orderId)
        .all<PurchasedLine>()
      return results
    },
  }
}

export type PurchasesRepo = ReturnType<typeof createPurchasesRepo>
