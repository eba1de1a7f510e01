import type { CustomerRow } from '../customers/repo'
import { type Mail, queueMailIfChanged } from '../mails/outbox'
import { claimGuestOrders } from '../orders/guest-orders'

export interface NewRegistration {
  tokenHash: string
  email: string
  firstname: string
  lastname: string
  dateOfBirth: string | null
  phoneNo: string | null
  gstNumber: string | null
  isSubscribed: boolean
  passwordHash: string
  createdAt: string
  expiresAt: string
  /** Hash of the guest key of the browser; null without one. */
  owner: string | null
}

interface NewPassword {
  /** Of the customer. */
  id: number
  email: string
  passwordHash: string
  /** The link that allows it; null for a customer who is logged in. */
  from: string | null
  /** True if there must be none yet. */
  isFirst: boolean
  /** The session that goes on; null for none. */
  stays: string | null
  at: string
}

type Statements = readonly D1PreparedStatement[]

/** With the new hash as ?3. */
const IS_SET = 'EXISTS (SELECT 1 FROM customers WHERE email = ?1 AND password_hash = ?3)'

const ID_OF = '(SELECT id FROM customers WHERE email = ?1)'

/**
 * Registrations, one-time codes and links for a new password. A batch has the same statements whether or not an account
 * exists, so that its time does not tell.
 */
export function createAuthenticationRepo(db: D1Database) {
  /**
   * A statement with the address, the hash of a secret and its end. It stands behind its mail, with the condition
   * `changes() > 0`: the secret before stays until the mail with the next one is really written.
   */
  const behindMail =
    (sql: string) =>
    async (mailing: Statements, ...values: (string | null)[]): Promise<void> => {
      await db.batch([...mailing, db.prepare(sql).bind(...values)])
    }

  return {
    /** Counts a request. The error's message names the limit that it passes. */
    async count(counting: Statements): Promise<void> {
      // A request without a caller is counted for nobody, and D1 refuses an empty batch.
      if (counting.length > 0) await db.batch([...counting])
    },

    /**
     * Stores a registration, unless its address has a customer.
     *
     * @param link writes the mail with the link, if there is no customer
     * @param known writes the mail to a customer
     */
    async register(
      { tokenHash, email, passwordHash, ...registration }: NewRegistration,
      { counting, link, known }: { counting: Statements; link: Statements; known: Statements },
    ): Promise<void> {
      const { firstname, lastname, dateOfBirth, phoneNo, gstNumber, isSubscribed, createdAt, expiresAt, owner } =
        registration
      await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO registrations (email, token_hash, firstname, lastname, date_of_birth, phone_no, is_subscribed,
               password_hash, created_at, expires_at, gst_number, owner)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 WHERE NOT EXISTS ${ID_OF}`,
          )
          .bind(
            email,
            tokenHash,
            firstname,
            lastname,
            dateOfBirth,
            phoneNo,
            Number(isSubscribed),
            passwordHash,
            createdAt,
            expiresAt,
            gstNumber,
            owner,
          ),
        ...link,
        ...known,
      ])
    },

    /**
     * The customer of a confirmed registration; null for a link that does not work, or no longer. In another browser than
     * the one that registered, the customer gets no password: the person who registered may not have the mailbox.
     */
    async confirm(email: string, tokenHash: string, owner: string | null, now: string): Promise<CustomerRow | null> {
      const [created] = await db.batch<CustomerRow>([
        db
          .prepare(
            `INSERT INTO customers (email, firstname, lastname, date_of_birth, phone_no, gst_number, is_subscribed,
               password_hash, created_at)
             SELECT email, firstname, lastname, date_of_birth, phone_no, gst_number, is_subscribed,
               iif(owner = ?4, password_hash, ''), ?3
             FROM registrations WHERE email = ?1 AND token_hash = ?2 AND expires_at > ?3
             ON CONFLICT (email) DO NOTHING RETURNING *`,
          )
          .bind(email, tokenHash, now, owner),
        claimGuestOrders(db, email, 'changes() > 0'),
        // The address has an owner now. The links of other registrations end.
        db.prepare(`DELETE FROM registrations WHERE email = ?1 AND EXISTS ${ID_OF}`).bind(email),
      ])
      return created?.results[0] ?? null
    },

    /** Gives the newest registration of a browser with an address a new link. Its earlier link ends. */
    renew: behindMail(
      `UPDATE registrations SET token_hash = ?2, expires_at = ?3 WHERE changes() > 0 AND token_hash =
           (SELECT token_hash FROM registrations WHERE email = ?1 AND owner = ?4 ORDER BY created_at DESC LIMIT 1)`,
    ),

    /** Stores a one-time code in place of the one before, if the address has a customer. */
    setCode: behindMail(
      `INSERT INTO login_codes (customer_id, code_hash, expires_at)
         SELECT id, ?2, ?3 FROM customers WHERE email = ?1 AND changes() > 0
         ON CONFLICT (customer_id) DO UPDATE SET code_hash = ?2, tries = 0, expires_at = ?3`,
    ),

    /**
     * Uses up a code. The right one ends; a wrong try is counted.
     *
     * @param tries how many tries a code has
     */
    async useCode(email: string, codeHash: string, tries: number, now: string): Promise<CustomerRow | null> {
      const [found] = await db.batch<CustomerRow>([
        db
          .prepare(
            `SELECT c.* FROM customers c JOIN login_codes l ON l.customer_id = c.id
             WHERE c.email = ?1 AND l.code_hash = ?2 AND l.tries < ?3 AND l.expires_at > ?4`,
          )
          .bind(email, codeHash, tries, now),
        db
          .prepare(
            `DELETE FROM login_codes WHERE customer_id = ${ID_OF} AND code_hash = ?2 AND tries < ?3 AND expires_at > ?4`,
          )
          .bind(email, codeHash, tries, now),
        claimGuestOrders(db, email, 'changes() > 0'),
        db.prepare(`UPDATE login_codes SET tries = tries + 1 WHERE customer_id = ${ID_OF}`).bind(email),
      ])
      return found?.results[0] ?? null
    },

    /** Stores a link for a new password in place of the one before, if the address has a customer. */
    setReset: behindMail(
      `INSERT INTO password_resets (customer_id, token_hash, expires_at)
         SELECT id, ?2, ?3 FROM customers WHERE email = ?1 AND changes() > 0
         ON CONFLICT (customer_id) DO UPDATE SET token_hash = ?2, expires_at = ?3`,
    ),

    /** The customer whose link this is; null for one that does not work, or no longer. */
    ofReset: (tokenHash: string, now: string) =>
      db
        .prepare(
          `SELECT c.* FROM password_resets r JOIN customers c ON c.id = r.customer_id
           WHERE r.token_hash = ?1 AND r.expires_at > ?2`,
        )
        .bind(tokenHash, now)
        .first<CustomerRow>(),

    /**
     * Sets a password, ends the customer's sessions, codes, links and a change of email that waits for its confirmation,
     * and writes a mail.
     *
     * @returns false if the link was used meanwhile, or if there is a password already
     */
    async setPassword(
      { id, email, passwordHash, from, isFirst, stays, at }: NewPassword,
      mail: Mail,
    ): Promise<boolean> {
      // The link of a mail proves the mailbox.
      const claiming = from === null ? [] : [claimGuestOrders(db, email, IS_SET, passwordHash)]
      const isSet = 'EXISTS (SELECT 1 FROM customers WHERE id = ?1 AND password_hash = ?2)'
      const [set] = await db.batch([
        db
          .prepare(
            `UPDATE customers SET password_hash = ?2 WHERE id = ?1 AND (NOT ?4 OR password_hash = '') AND
               (?3 IS NULL OR EXISTS (SELECT 1 FROM password_resets WHERE customer_id = ?1 AND token_hash = ?3))`,
          )
          .bind(id, passwordHash, from, Number(isFirst)),
        queueMailIfChanged(db, mail, at),
        db
          .prepare(`DELETE FROM customer_tokens WHERE customer_id = ?1 AND hash IS NOT ?3 AND ${isSet}`)
          .bind(id, passwordHash, stays),
        db.prepare(`DELETE FROM password_resets WHERE customer_id = ?1 AND ${isSet}`).bind(id, passwordHash),
        db.prepare(`DELETE FROM login_codes WHERE customer_id = ?1 AND ${isSet}`).bind(id, passwordHash),
        // The row stays: the old address may still take an earlier change back.
        db
          .prepare(
            `UPDATE email_changes SET confirm_until = ?3 WHERE customer_id = ?1 AND confirmed_at IS NULL AND ${isSet}`,
          )
          .bind(id, passwordHash, at),
        ...claiming,
      ])
      return set?.meta.changes === 1
    },
  }
}

export type AuthenticationRepo = ReturnType<typeof createAuthenticationRepo>
