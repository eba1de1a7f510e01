/** A table with personal data, and what of it the customer gets. Secrets and their hashes are left out. */
const TABLES = {
  account: `SELECT email, prefix, firstname, middlename, lastname, suffix, date_of_birth, phone_no, taxvat, gst_number, gender,
    created_at FROM customers WHERE id = ?1`,
  addresses: `SELECT prefix, firstname, middlename, lastname, suffix, company, street, city, region, postcode, country_code,
    telephone, fax, vat_id, default_shipping, default_billing, created_at FROM customer_addresses WHERE customer_id = ?1
    ORDER BY id`,
  newsletter: 'SELECT email, subscribed, source, created_at, changed_at FROM subscribers WHERE email_key = ?2',
  logins: 'SELECT created_at, expires_at FROM customer_tokens WHERE customer_id = ?1 ORDER BY created_at',
  orders: `SELECT number, status, email, total_cents, created_at, paid_at,
    (SELECT json_group_array(json_object('name', l.name, 'quantity', l.quantity, 'total_cents', l.row_cents))
      FROM order_lines l WHERE l.order_id = orders.id) AS lines
    FROM orders WHERE customer_id = ?1 ORDER BY id`,
  designs: `SELECT uid, name, sku, created_at FROM designs WHERE owner = ?3 AND deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM design_revisions r WHERE r.design_uid = designs.uid) ORDER BY created_at`,
  photos: `SELECT uid, name, size, type, width, height, created_at FROM uploads WHERE owner = ?3 AND state = 'complete'
    ORDER BY created_at`,
} as const

type Part = keyof typeof TABLES

/** What the shop has of one customer, and its deletion. */
export function createOwnDataRepo(db: D1Database) {
  return {
    /**
     * The rows of a customer in every table with personal data.
     *
     * @param owner hash that owns the customer's designs and uploads
     */
    async all(customerId: number, emailKey: string, owner: string): Promise<Record<Part, unknown[]>> {
      const parts = Object.keys(TABLES) as Part[]
      const values = [customerId, emailKey, owner]
      const results = await db.batch(
        parts.map((part) => {
          const sql = TABLES[part]
          const last = Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, at]) => Number(at)))
          return db.prepare(sql).bind(...values.slice(0, last))
        }),
      )
      return Object.fromEntries(parts.map((part, at) => [part, results[at]?.results ?? []])) as Record<Part, unknown[]>
    },

    /** Carts hold designs and addresses, and nobody orders them any more. */
    async dropCarts(customerId: number): Promise<void> {
      await db.prepare('DELETE FROM carts WHERE customer_id = ? AND active = 1').bind(customerId).run()
    },

    /** The customer with tokens, codes and addresses. Orders stay, without their customer. */
    async drop(customerId: number, email: string, mailing: readonly D1PreparedStatement[]): Promise<void> {
      await db.batch([
        db.prepare('DELETE FROM registrations WHERE email = ?').bind(email),
        db.prepare('DELETE FROM customers WHERE id = ?').bind(customerId),
        ...mailing,
      ])
    },
  }
}

export type OwnDataRepo = ReturnType<typeof createOwnDataRepo>
