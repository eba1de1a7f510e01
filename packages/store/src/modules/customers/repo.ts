export interface CustomerRow {
  id: number
  email: string
  firstname: string
  lastname: string
  is_subscribed: number
  password_hash: string
  created_at: string
}

const CUSTOMER = 'c.id, c.email, c.firstname, c.lastname, c.is_subscribed, c.password_hash, c.created_at'

interface Try {
  emailHash: string
  now: string
  /** When the failures are forgotten if none follows. */
  until: string
  max: number
}

export function createCustomersRepo(db: D1Database) {
  return {
    byEmail: (email: string) =>
      db.prepare(`SELECT ${CUSTOMER} FROM customers c WHERE c.email = ?`).bind(email).first<CustomerRow>(),

    byToken: (hash: string, now: string) =>
      db
        .prepare(
          `SELECT ${CUSTOMER} FROM customer_tokens t JOIN customers c ON c.id = t.customer_id
           WHERE t.hash = ?1 AND t.expires_at > ?2`,
        )
        .bind(hash, now)
        .first<CustomerRow>(),

    async addToken(hash: string, customerId: number, now: string, expiresAt: string): Promise<void> {
      await db.batch([
        db.prepare('DELETE FROM customer_tokens WHERE expires_at <= ?').bind(now),
        db
          .prepare('INSERT INTO customer_tokens (hash, customer_id, created_at, expires_at) VALUES (?1, ?2, ?3, ?4)')
          .bind(hash, customerId, now, expiresAt),
      ])
    },

    async removeToken(hash: string): Promise<void> {
      await db.prepare('DELETE FROM customer_tokens WHERE hash = ?').bind(hash).run()
    },

    /** Counts a try as a failure before it is made; false where there have been too many. One statement: tries side by side count too. */
    async mayTry({ emailHash, now, until, max }: Try): Promise<boolean> {
      const [, counted] = await db.batch<{ failures: number }>([
        db.prepare('DELETE FROM login_failures WHERE forgotten_at <= ?').bind(now),
        db
          .prepare(
            `INSERT INTO login_failures (email_hash, failures, forgotten_at) VALUES (?1, 1, ?2)
             ON CONFLICT (email_hash) DO UPDATE SET failures = failures + 1, forgotten_at = ?2 WHERE failures < ?3
             RETURNING failures`,
          )
          .bind(emailHash, until, max),
      ])
      return (counted?.results.length ?? 0) > 0
    },

    async forgetFailures(emailHash: string): Promise<void> {
      await db.prepare('DELETE FROM login_failures WHERE email_hash = ?').bind(emailHash).run()
    },
  }
}

export type CustomersRepo = ReturnType<typeof createCustomersRepo>
