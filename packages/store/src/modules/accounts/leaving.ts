import { forgetOrders } from '../orders/forget-orders'

export interface Leaver {
  id: number
  email: string
  emailKey: string
  /** Under which a friend may have invited the customer. */
  friendHash: string
  /** Hash that owns the designs and uploads. */
  owner: string
  now: Date
}

const ORDERS = '(SELECT id FROM orders WHERE customer_id = ?1)'
const REVIEWS = `(SELECT uid FROM reviews WHERE order_id IN ${ORDERS})`
const NO_NAME = 'A customer'

/**
 * What goes before the designs and photos of a customer, since it uses them. An answer to a question and a review stay on
 * their pages, without a name.
 */
export function leaveShop(db: D1Database, { id, email, owner, now }: Leaver): D1PreparedStatement[] {
  const ofId = (sql: string) => db.prepare(sql).bind(id)
  const ofEmail = (sql: string) => db.prepare(sql).bind(email.toLowerCase())
  return [
    ofId(`DELETE FROM review_photos WHERE review_uid IN ${REVIEWS}`),
    ofId(`UPDATE reviews SET nickname = '${NO_NAME}' WHERE order_id IN ${ORDERS}`),
    ofId(`DELETE FROM carts WHERE customer_id = ?1 OR id IN (SELECT cart_id FROM orders WHERE customer_id = ?1)`),
    db.prepare('DELETE FROM orderable_designs WHERE owner = ?').bind(owner),
    ofId('DELETE FROM tickets WHERE customer_id = ?1'),
    ofEmail('DELETE FROM enquiries WHERE lower(email) = ?1'),
    ofEmail("DELETE FROM asked_questions WHERE lower(email) = ?1 AND status <> 'answered'"),
    ofEmail(`UPDATE asked_questions SET name = '${NO_NAME}', email = '' WHERE lower(email) = ?1`),
    // It has a hash of the address.
    ofId(`UPDATE referred_orders SET friend_hash = 'deleted ' || order_id WHERE order_id IN ${ORDERS}`),
    db.prepare('UPDATE orders SET account_deleted_at = ?2 WHERE customer_id = ?1').bind(id, now.toISOString()),
    ...forgetOrders(db, now),
  ]
}

/** The rest, with the customer. Orders stay, without their customer. */
export function dropAccount(db: D1Database, { id, email, emailKey, friendHash, now }: Leaver): D1PreparedStatement[] {
  const address = email.toLowerCase()
  return [
    db.prepare('DELETE FROM registrations WHERE email = ?').bind(address),
    db.prepare('DELETE FROM subscribers WHERE email_key = ?').bind(emailKey),
    // Carts may have the code, so its row stays.
    db
      .prepare("UPDATE coupons SET email_key = 'deleted-' || id, to_at = ?2 WHERE email_key = ?1")
      .bind(emailKey, now.toISOString()),
    // One that is being sent goes with the retention of mails.
    db
      .prepare("DELETE FROM outbox WHERE (lower(recipient) = ?1 OR lower(reply_to) = ?1) AND state <> 'claimed'")
      .bind(address),
    db
      .prepare(
        'DELETE FROM invitations WHERE friend_hash = ?2 OR code IN (SELECT code FROM referrals WHERE customer_id = ?1)',
      )
      .bind(id, friendHash),
    // Orders of friends have the code, so its row stays, without the hash of the address.
    db.prepare("UPDATE referrals SET email_hash = 'deleted ' || code WHERE customer_id = ?").bind(id),
    db.prepare('DELETE FROM customers WHERE id = ?').bind(id),
  ]
}
