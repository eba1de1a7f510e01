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
  }
}

export type CustomersRepo = ReturnType<typeof createCustomersRepo>
