import { type LoginMethod, SEEN_MS, type SessionRow } from './session'

export interface CustomerRow {
  id: number
  email: string
  firstname: string
  lastname: string
  is_subscribed: number
  date_of_birth: string | null
  phone_no: string | null
  prefix: string | null
  middlename: string | null
  suffix: string | null
  taxvat: string | null
  gst_number: string | null
  gender: number | null
  password_hash: string
  created_at: string
}

const CUSTOMER = `c.id, c.email, c.firstname, c.lastname, c.is_subscribed, c.date_of_birth, c.phone_no, c.prefix, c.middlename,
  c.suffix, c.taxvat, c.gst_number, c.gender, c.password_hash, c.created_at`
/** A new session. */
interface NewSession {
  hash: string
  customerId: number
  way: LoginMethod
  device: string | null
  now: string
  expiresAt: string
  /** True: what the browser has as a guest stays the guest's. */
  isApart: boolean
  /** The session of the same customer that this one replaces; null for none. */
  replaces: string | null
}

/** What the session says about the customer who sends its token. */
interface SessionFacts {
  last_seen_at: string
  session_began_at: string
  is_apart: number
}

export function createCustomersRepo(db: D1Database) {
  return {
    byEmail: (email: string) =>
      db.prepare(`SELECT ${CUSTOMER} FROM customers c WHERE c.email = ?`).bind(email).first<CustomerRow>(),

    /** The customer of a session, and what is known of the session. */
    byToken: (hash: string, now: string) =>
      db
        .prepare(
          `SELECT ${CUSTOMER}, t.last_seen_at, t.created_at AS session_began_at, t.is_apart FROM customer_tokens t JOIN customers c ON c.id = t.customer_id
           WHERE t.hash = ?1 AND t.expires_at > ?2`,
        )
        .bind(hash, now)
        .first<CustomerRow & SessionFacts>(),

    /** Notes that a session is used, unless another request of this hour has. */
    async seen(hash: string, now: Date): Promise<void> {
      await db
        .prepare('UPDATE customer_tokens SET last_seen_at = ?2 WHERE hash = ?1 AND last_seen_at <= ?3')
        .bind(hash, now.toISOString(), new Date(now.getTime() - SEEN_MS).toISOString())
        .run()
    },

    async addToken({ hash, customerId, way, device, now, expiresAt, isApart, replaces }: NewSession): Promise<void> {
      await db.batch([
        db.prepare('DELETE FROM customer_tokens WHERE expires_at <= ?1 OR hash = ?2').bind(now, replaces),
        db
          .prepare(
            `INSERT INTO customer_tokens (hash, customer_id, way, device, created_at, last_seen_at, expires_at, is_apart)
             VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7)`,
          )
          .bind(hash, customerId, way, device, now, expiresAt, Number(isApart)),
      ])
    },

    /** Sessions that still work, the latest used first. `current` is the hash of one of them. */
    async sessions(customerId: number, current: string, now: string): Promise<SessionRow[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, device, way, created_at, last_seen_at, hash = ?2 AS is_current FROM customer_tokens
           WHERE customer_id = ?1 AND expires_at > ?3 ORDER BY is_current DESC, last_seen_at DESC, created_at DESC, uid`,
        )
        .bind(customerId, current, now)
        .all<SessionRow>()
      return results
    },

    /** False for a session that is not the customer's. */
    async removeSession(customerId: number, uid: string): Promise<boolean> {
      const { meta } = await db
        .prepare('DELETE FROM customer_tokens WHERE customer_id = ?1 AND uid = ?2')
        .bind(customerId, uid)
        .run()
      return meta.changes === 1
    },

    async removeOtherSessions(customerId: number, current: string): Promise<void> {
      await db
        .prepare('DELETE FROM customer_tokens WHERE customer_id = ?1 AND hash <> ?2')
        .bind(customerId, current)
        .run()
    },

    async removeToken(hash: string): Promise<void> {
      await db.prepare('DELETE FROM customer_tokens WHERE hash = ?').bind(hash).run()
    },
  }
}

export type CustomersRepo = ReturnType<typeof createCustomersRepo>
