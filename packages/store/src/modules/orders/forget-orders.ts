import { daysFrom } from '../../clock'
import { endRevisions } from '../designs/end-revisions'

/** Above it New Zealand asks for the buyer's name and address on an invoice. */
const BUYER_ABOVE_CENTS = 100_000
/** As long as an order may have to be printed again. */
const DAYS_AFTER_SHIPPING = 90
const AT_ONCE = 200

const FORGOTTEN = '(SELECT id FROM orders WHERE forgotten_at = ?1)'

/**
 * Removes from ended orders of deleted accounts what tax law does not ask for. Number, date, lines, amounts and payment
 * stay; above N$1,000 also the billing address. An order that is on its way keeps what its delivery needs, as one does whose
 * gift certificate is still to be mailed.
 */
export function forgetOrders(db: D1Database, now: Date): D1PreparedStatement[] {
  const at = now.toISOString()
  const forget = (sql: string) => db.prepare(sql).bind(at)
  return [
    db
      .prepare(
        `UPDATE orders SET forgotten_at = ?1, email = '', caller = NULL, placed_by = NULL, tracking = NULL,
           cancel_reason = NULL, notes = '{}', consent = ''
         WHERE id IN (SELECT id FROM orders WHERE account_deleted_at > '' AND forgotten_at IS NULL
           AND (status IN ('cancelled', 'refunded') OR coalesce(shipped_at, completed_at) < ?2)
           AND NOT EXISTS (SELECT 1 FROM gift_certificates g WHERE g.order_id = orders.id AND g.state = 'waiting') LIMIT ${AT_ONCE})`,
      )
      .bind(at, daysFrom(now, -DAYS_AFTER_SHIPPING).toISOString()),
    forget(
      `DELETE FROM order_addresses WHERE order_id IN ${FORGOTTEN} AND (kind <> 'billing'
         OR (SELECT subtotal_cents + shipping_cents FROM orders WHERE id = order_id) <= ${BUYER_ABOVE_CENTS})`,
    ),
    forget(`UPDATE order_addresses SET telephone = NULL, fax = NULL WHERE order_id IN ${FORGOTTEN}`),
    forget(`DELETE FROM order_originals WHERE order_id IN ${FORGOTTEN}`),
    // Designs of other people are not the customer's to delete.
    endRevisions(
      db,
      `SELECT design_uid, design_revision FROM order_lines WHERE order_id IN ${FORGOTTEN} AND is_shared = 0`,
      at,
    ),
    forget(
      `UPDATE order_lines SET gift = json_set(gift, '$.recipientName', '', '$.recipientEmail', '', '$.senderName', '',
         '$.message', '') WHERE gift IS NOT NULL AND order_id IN ${FORGOTTEN}`,
    ),
    // The files themselves follow with their retention, which has no reason to wait any longer.
    forget(`UPDATE order_lines SET design_uid = NULL, design_revision = NULL WHERE order_id IN ${FORGOTTEN}`),
  ]
}
