import { type Mail, queueMailWhere } from '../mails/outbox'
import { moveSubscription } from '../newsletter/move-subscription'
import { claimGuestOrders } from '../orders/guest-orders'

interface EmailChange {
  customerId: number
  oldEmail: string
  newEmail: string
  confirmHash: string
  undoHash: string
  confirmUntil: string
  expiresAt: string
  at: string
}

/** The mails and counters of a batch. */
interface Beside {
  counting: readonly D1PreparedStatement[]
  /** Written if the new address is free. The change is stored only then. */
  link: readonly D1PreparedStatement[]
  /** Written if the new address has a customer. */
  known: readonly D1PreparedStatement[]
  /** For the old address, which is told whatever others have asked for. */
  notice: Mail
}

/** Tables of what was mailed to the address of a customer. It proves nothing about the next address. */
const MAILED = ['login_codes', 'password_resets']

/** Tables of what logs a customer in beside the password. */
const OPENERS = [
  ...MAILED,
  'customer_tokens',
  'passkeys',
  'passkey_challenges',
  'social_identities',
  'social_connections',
]

/**
 * True after a change whose old address may still take it back. Its link stays: a thief who asks for one more change must
 * not end it.
 */
const IS_LINK_KEPT = '((confirmed_at IS NOT NULL OR is_changed = 1) AND expires_at > ?8)'

/** Another email address of a customer, which both addresses know of. */
export function createEmailChangeRepo(db: D1Database) {
  /** The present address of the customer whose link this is, and another one. */
  const addressesOf = (to: 'e.new_email' | 'e.old_email', link: 'e.confirm_hash' | 'e.undo_hash', hash: string) =>
    db
      .prepare(
        `SELECT c.email AS "from", ${to} AS "to" FROM email_changes e JOIN customers c ON c.id = e.customer_id
         WHERE ${link} = ?`,
      )
      .bind(hash)
      .first<{ from: string; to: string }>()

  return {
    /** Stores the change in place of the one before, unless the new address has a customer. */
    async ask(
      { customerId, oldEmail, newEmail, confirmHash, undoHash, confirmUntil, expiresAt, at }: EmailChange,
      { counting, link, known, notice }: Beside,
    ): Promise<void> {
      await db.batch([
        ...counting,
        ...link,
        db
          .prepare(
            `INSERT INTO email_changes (customer_id, old_email, new_email, confirm_hash, undo_hash, confirm_until, expires_at)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE changes() > 0
             ON CONFLICT (customer_id) DO UPDATE SET new_email = ?3, confirm_hash = ?4, confirm_until = ?6, expires_at = ?7,
               old_email = iif(${IS_LINK_KEPT}, old_email, ?2), undo_hash = iif(${IS_LINK_KEPT}, undo_hash, ?5),
               is_changed = ${IS_LINK_KEPT}, confirmed_at = NULL`,
          )
          .bind(customerId, oldEmail, newEmail, confirmHash, undoHash, confirmUntil, expiresAt, at),
        ...known,
        queueMailWhere(db, notice, at, 'true'),
      ])
    },

    /**
     * Sets the new address. The sessions of other devices stay: they were opened by the same person. The subscription
     * moves along; links and codes that the old address has end. Orders that a guest placed with the new address are the customer's if the customer opens the link: a
     * stranger may have asked for it, with an account of the stranger.
     *
     * @param caller the customer who opens the link; null for a guest
     */
    async confirm(hash: string, caller: number | null, now: string): Promise<string | null> {
      const moved = await addressesOf('e.new_email', 'e.confirm_hash', hash)
      if (!moved) return null
      const [changed] = await db.batch<{ email: string }>([
        db
          .prepare(
            `UPDATE OR IGNORE customers SET email = (SELECT new_email FROM email_changes WHERE confirm_hash = ?1)
             WHERE id = (SELECT customer_id FROM email_changes WHERE confirm_hash = ?1 AND confirm_until > ?2
               AND confirmed_at IS NULL) RETURNING email`,
          )
          .bind(hash, now),
        db
          .prepare('UPDATE email_changes SET confirmed_at = ?2 WHERE changes() > 0 AND confirm_hash = ?1')
          .bind(hash, now),
        ...MAILED.map((table) =>
          db
            .prepare(
              `DELETE FROM ${table} WHERE customer_id =
                 (SELECT customer_id FROM email_changes WHERE confirm_hash = ?1 AND confirmed_at = ?2)`,
            )
            .bind(hash, now),
        ),
        ...moveSubscription(
          db,
          moved,
          'EXISTS (SELECT 1 FROM email_changes WHERE confirm_hash = ?4 AND confirmed_at = ?5)',
          hash,
          now,
        ),
        claimGuestOrders(
          db,
          moved.to,
          `EXISTS (SELECT 1 FROM email_changes WHERE confirm_hash = ?3 AND customer_id = ?4 AND confirmed_at = ?5)`,
          hash,
          caller,
          now,
        ),
      ])
      return changed?.results[0]?.email ?? null
    },

    /**
     * Restores the old address, and ends all that opens the account: somebody else may have it. Who asked for the change
     * knew the password, so it ends too.
     */
    async undo(hash: string, now: string): Promise<string | null> {
      const moved = await addressesOf('e.old_email', 'e.undo_hash', hash)
      if (!moved) return null
      const whose = '(SELECT customer_id FROM email_changes WHERE undo_hash = ?1 AND expires_at > ?2)'
      const [restored] = await db.batch<{ email: string }>([
        db
          .prepare(
            `UPDATE OR IGNORE customers SET email = (SELECT old_email FROM email_changes WHERE undo_hash = ?1),
               password_hash = '' WHERE id = ${whose} RETURNING email`,
          )
          .bind(hash, now),
        ...moveSubscription(
          db,
          moved,
          `EXISTS (SELECT 1 FROM email_changes e JOIN customers c ON c.id = e.customer_id
             WHERE e.undo_hash = ?4 AND e.expires_at > ?5 AND c.email = e.old_email)`,
          hash,
          now,
        ),
        ...OPENERS.map((table) => db.prepare(`DELETE FROM ${table} WHERE customer_id = ${whose}`).bind(hash, now)),
        db.prepare('DELETE FROM email_changes WHERE undo_hash = ?').bind(hash),
      ])
      return restored?.results[0]?.email ?? null
    },
  }
}

export type EmailChangeRepo = ReturnType<typeof createEmailChangeRepo>
