import type { CustomerRow } from '../customers/repo'
import { type Mail, queueMailIfChanged } from '../mails/outbox'

export interface PasskeyRow {
  credential_id: string
  uid: string
  customer_id: number
  /** In base64url, as the device has sent it. */
  public_key: string
  counter: number
  /** A list as JSON. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

export function createPasskeysRepo(db: D1Database) {
  return {
    async addChallenge(hash: string, customerId: number | null, expiresAt: string): Promise<void> {
      await db
        .prepare('INSERT INTO passkey_challenges (hash, customer_id, expires_at) VALUES (?1, ?2, ?3)')
        .bind(hash, customerId, expiresAt)
        .run()
    },

    /** True for a challenge of this customer, or of a login, which was not used before. */
    async spendChallenge(hash: string, customerId: number | null, now: string): Promise<boolean> {
      const { meta } = await db
        .prepare('DELETE FROM passkey_challenges WHERE hash = ?1 AND customer_id IS ?2 AND expires_at > ?3')
        .bind(hash, customerId, now)
        .run()
      return meta.changes === 1
    },

    async ofCustomer(customerId: number): Promise<PasskeyRow[]> {
      const { results } = await db
        .prepare('SELECT * FROM passkeys WHERE customer_id = ? ORDER BY created_at DESC, uid')
        .bind(customerId)
        .all<PasskeyRow>()
      return results
    },

    /** A passkey with its customer. */
    async byCredential(credentialId: string): Promise<{ passkey: PasskeyRow; customer: CustomerRow } | null> {
      const [passkeys, customers] = await db.batch<PasskeyRow | CustomerRow>([
        db.prepare('SELECT * FROM passkeys WHERE credential_id = ?').bind(credentialId),
        db
          .prepare('SELECT c.* FROM customers c JOIN passkeys p ON p.customer_id = c.id WHERE p.credential_id = ?')
          .bind(credentialId),
      ])
      const [passkey, customer] = [passkeys?.results[0], customers?.results[0]]
      return passkey && customer ? { passkey: passkey as PasskeyRow, customer: customer as CustomerRow } : null
    },

    /**
     * Stores a passkey, unless it is known or the customer has too many.
     *
     * @param notice tells the customer
     */
    async add(row: PasskeyRow, max: number, notice: Mail): Promise<boolean> {
      const [added] = await db.batch([
        db
          .prepare(
            `INSERT INTO passkeys (credential_id, uid, customer_id, public_key, counter, transports, name, created_at)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT count(*) FROM passkeys WHERE customer_id = ?3) < ?9
             ON CONFLICT (credential_id) DO NOTHING`,
          )
          .bind(
            row.credential_id,
            row.uid,
            row.customer_id,
            row.public_key,
            row.counter,
            row.transports,
            row.name,
            row.created_at,
            max,
          ),
        queueMailIfChanged(db, notice, row.created_at),
      ])
      return added?.meta.changes === 1
    },

    /** Notes a login. False if another one has counted meanwhile, or the passkey was deleted. */
    async used(credentialId: string, counters: { before: number; after: number }, now: string): Promise<boolean> {
      const { meta } = await db
        .prepare('UPDATE passkeys SET counter = ?3, last_used_at = ?4 WHERE credential_id = ?1 AND counter = ?2')
        .bind(credentialId, counters.before, counters.after, now)
        .run()
      return meta.changes === 1
    },

    rename: (customerId: number, uid: string, name: string) =>
      db
        .prepare('UPDATE passkeys SET name = ?3 WHERE customer_id = ?1 AND uid = ?2 RETURNING *')
        .bind(customerId, uid, name)
        .first<PasskeyRow>(),

    async remove(customerId: number, uid: string): Promise<boolean> {
      const { meta } = await db
        .prepare('DELETE FROM passkeys WHERE customer_id = ?1 AND uid = ?2')
        .bind(customerId, uid)
        .run()
      return meta.changes === 1
    },
  }
}

export type PasskeysRepo = ReturnType<typeof createPasskeysRepo>
