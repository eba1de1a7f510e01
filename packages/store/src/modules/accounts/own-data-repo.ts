import { dropAccount, leaveShop } from '../../retention'
import { type Mail, queueMailWhere } from '../mails/outbox'
import type { Leaver } from '../retention/retention'

const ADDRESSES = `json_group_array(json_object('kind', kind, 'prefix', prefix, 'firstname', firstname,
  'middlename', middlename, 'lastname', lastname, 'suffix', suffix, 'company', company, 'street', json(street),
  'city', city, 'region', region, 'postcode', postcode, 'country_code', country_code, 'telephone', telephone, 'fax', fax,
  'vat_id', vat_id))`

/**
 * Tables with personal data, and what of them the customer gets: ?1 is the customer, ?2 and ?3 the key of the address and
 * the address, ?4 the owner of designs and photos. Secrets and their hashes are left out.
 */
export const TABLES = {
  account: `SELECT email, prefix, firstname, middlename, lastname, suffix, date_of_birth, phone_no, taxvat, gst_number, gender,
    created_at FROM customers WHERE id = ?1`,
  addresses: `SELECT prefix, firstname, middlename, lastname, suffix, company, street, city, region, postcode, country_code,
    telephone, fax, vat_id, default_shipping, default_billing, created_at FROM customer_addresses WHERE customer_id = ?1
    ORDER BY id`,
  newsletter: `SELECT email, firstname, birthday, subscribed, source, created_at, changed_at,
    (SELECT json_group_array(json_object('subscribed', c.subscribed, 'form', c.form, 'page', c.page, 'words', c.words,
      'at', c.at)) FROM (SELECT * FROM subscription_changes WHERE email_key = ?2 ORDER BY id) c) AS changes
    FROM subscribers WHERE email_key = ?2`,
  reminders: 'SELECT kind, at FROM reminders WHERE email_key = ?2 ORDER BY at',
  email_change: 'SELECT old_email, new_email, confirmed_at, expires_at FROM email_changes WHERE customer_id = ?1',
  logins: `SELECT created_at, expires_at, device, way, last_seen_at FROM customer_tokens WHERE customer_id = ?1
    ORDER BY created_at`,
  passkeys: 'SELECT name, created_at, last_used_at FROM passkeys WHERE customer_id = ?1 ORDER BY created_at',
  providers: 'SELECT issuer, subject, created_at FROM social_identities WHERE customer_id = ?1 ORDER BY created_at',
  carts: `SELECT email, notes, created_at, updated_at,
    (SELECT json_group_array(json_object('name', p.name, 'quantity', l.quantity))
      FROM cart_lines l JOIN products p ON p.id = l.product_id WHERE l.cart_id = carts.id) AS lines,
    (SELECT ${ADDRESSES} FROM cart_addresses WHERE cart_id = carts.id) AS addresses
    FROM carts WHERE customer_id = ?1 ORDER BY id`,
  orders: `SELECT number, status, email, total_cents, created_at, paid_at, shipped_at, tracking, cancel_reason, notes,
    (SELECT json_group_array(json_object('name', l.name, 'quantity', l.quantity, 'total_cents', l.row_cents, 'gift', json(l.gift)))
      FROM order_lines l WHERE l.order_id = orders.id) AS lines,
    (SELECT ${ADDRESSES} FROM order_addresses WHERE order_id = orders.id) AS addresses
    FROM orders WHERE customer_id = ?1 ORDER BY id`,
  tickets: `SELECT number, subject, status, created_at,
    (SELECT json_group_array(json_object('author', m.author, 'message', m.message, 'created_at', m.created_at,
      'files', (SELECT json_group_array(u.name) FROM ticket_files f JOIN uploads u ON u.uid = f.upload_uid
        WHERE f.message_id = m.id)))
      FROM ticket_messages m WHERE m.ticket_id = tickets.id) AS messages
    FROM tickets WHERE customer_id = ?1 ORDER BY id`,
  reviews: `SELECT sku, rating, title, text, nickname, status, created_at FROM reviews
    WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ?1) ORDER BY created_at`,
  questions: `SELECT slug, name, email, question, answer, asked_at FROM asked_questions WHERE lower(email) = ?3 ORDER BY id`,
  forms: 'SELECT kind, reference, email, details, created_at FROM enquiries WHERE lower(email) = ?3 ORDER BY id',
  mails: 'SELECT recipient, subject, created_at, sent_at FROM outbox WHERE lower(recipient) = ?3 ORDER BY id',
  store_credit: `SELECT amount AS cents, kind, reason, at FROM ledger_entries WHERE customer_id = ?1 AND ledger = 'credit'
    ORDER BY id`,
  reward_points: `SELECT amount AS points, kind, reason, at FROM ledger_entries WHERE customer_id = ?1 AND ledger = 'points'
    ORDER BY id`,
  reward_choices: 'SELECT joined_at, mails_earned, mails_ending FROM reward_accounts WHERE customer_id = ?1',
  recommendations: 'SELECT code, created_at FROM referrals WHERE customer_id = ?1',
  designs: `SELECT uid, name, sku, created_at FROM designs WHERE owner = ?4 AND deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM design_revisions r WHERE r.design_uid = designs.uid) ORDER BY created_at`,
  wishlist: `SELECT sku, (SELECT name FROM designs d WHERE d.uid = design_uid) AS design, added_at,
    EXISTS (SELECT 1 FROM wishlist_links WHERE customer_id = ?1) AS is_shared
    FROM wishlist_items WHERE customer_id = ?1 ORDER BY id`,
  photos: `SELECT uid, name, size, type, width, height, created_at FROM uploads WHERE owner = ?4 AND state = 'complete'
    ORDER BY created_at`,
} as const

type Part = keyof typeof TABLES

/** Columns with JSON, which is not to be text in the customer's JSON. */
const JSON_COLUMNS = ['lines', 'addresses', 'messages', 'details', 'notes', 'changes']

const withParsed = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, JSON_COLUMNS.includes(name) ? JSON.parse(value) : value]),
  )

/** What the shop has of one customer, and its deletion. */
export function createOwnDataRepo(db: D1Database) {
  return {
    /** The rows of a customer in every table with personal data. */
    async all({ id, email, emailKey, owner }: Omit<Leaver, 'now' | 'friendHash'>): Promise<Record<Part, unknown[]>> {
      const parts = Object.keys(TABLES) as Part[]
      const values = [id, emailKey, email.toLowerCase(), owner]
      const results = await db.batch(
        parts.map((part) => {
          const sql = TABLES[part]
          const last = Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, at]) => Number(at)))
          return db.prepare(sql).bind(...values.slice(0, last))
        }),
      )
      return Object.fromEntries(
        parts.map((part, at) => [part, (results[at]?.results ?? []).map((row) => withParsed(row as object))]),
      ) as Record<Part, unknown[]>
    },

    /** Owners whose things became those of these owners, as far as the trash goes back. */
    async earlierOwners(owners: readonly string[]): Promise<string[]> {
      const { results } = await db
        .prepare('SELECT from_owner FROM owner_moves WHERE to_owner IN (SELECT value FROM json_each(?))')
        .bind(JSON.stringify(owners))
        .all<{ from_owner: string }>()
      return results.map(({ from_owner }) => from_owner)
    },

    /** Everything that uses designs and photos. */
    async leave(leaver: Leaver): Promise<void> {
      await db.batch(leaveShop(db, leaver))
    },

    /** The account itself, and the mail that says so. */
    async drop(leaver: Leaver, notice: Mail): Promise<void> {
      await db.batch([...dropAccount(db, leaver), queueMailWhere(db, notice, leaver.now.toISOString(), 'true')])
    },

    /** Tells the customer that the data were downloaded. */
    async tell(notice: Mail, now: Date): Promise<void> {
      await queueMailWhere(db, notice, now.toISOString(), 'true').run()
    },
  }
}

export type OwnDataRepo = ReturnType<typeof createOwnDataRepo>
