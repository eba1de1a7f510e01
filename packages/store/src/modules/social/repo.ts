import type { CustomerRow } from '../customers/repo'
import { type Mail, queueMailIfChanged } from '../mails/outbox'
import type { Begun, Person } from './openid'

interface BegunRow {
  provider: string
  nonce: string
  verifier: string
}

export interface NewCustomer {
  email: string
  firstname: string
  lastname: string
  isSubscribed: boolean
  at: string
}

/** A person at a provider. */
type Identity = Pick<Person, 'subject'> & { issuer: string }

/** A person at a provider who logs a customer in. */
export interface ConnectedLogin extends Identity {
  created_at: string
}

export function createSocialRepo(db: D1Database) {
  return {
    /** @param owner hash of the guest key of the browser */
    async begin(
      stateHash: string,
      { nonce, verifier }: Begun,
      { provider, owner, expiresAt }: { provider: string; owner: string; expiresAt: string },
    ): Promise<void> {
      await db
        .prepare(
          `INSERT INTO social_logins (state_hash, owner, provider, nonce, verifier, expires_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
        )
        .bind(stateHash, owner, provider, nonce, verifier, expiresAt)
        .run()
    },

    /** A login that began in the same browser. It ends by this. */
    end: (stateHash: string, owners: readonly string[], now: string) =>
      db
        .prepare(
          `DELETE FROM social_logins WHERE state_hash = ?1 AND owner IN (SELECT value FROM json_each(?2))
           AND expires_at > ?3 RETURNING provider, nonce, verifier`,
        )
        .bind(stateHash, JSON.stringify(owners), now)
        .first<BegunRow>(),

    customerOf: ({ issuer, subject }: Identity) =>
      db
        .prepare(
          `SELECT c.* FROM social_identities s JOIN customers c ON c.id = s.customer_id
           WHERE s.issuer = ?1 AND s.subject = ?2`,
        )
        .bind(issuer, subject)
        .first<CustomerRow>(),

    /** A new customer with a confirmed address; null if the address has one. */
    async register(identity: Identity, { email, firstname, lastname, isSubscribed, at }: NewCustomer) {
      const [created] = await db.batch<CustomerRow>([
        db
          .prepare(
            `INSERT INTO customers (email, firstname, lastname, is_subscribed, password_hash, created_at)
             VALUES (?1, ?2, ?3, ?4, '', ?5) ON CONFLICT (email) DO NOTHING RETURNING *`,
          )
          .bind(email, firstname, lastname, Number(isSubscribed), at),
        db
          .prepare(
            `INSERT INTO social_identities (issuer, subject, customer_id, created_at)
             SELECT ?1, ?2, id, ?4 FROM customers WHERE email = ?3 AND changes() > 0
             ON CONFLICT (issuer, subject) DO NOTHING`,
          )
          .bind(identity.issuer, identity.subject, email, at),
        // The address has an owner now. The links of registrations with it end.
        db
          .prepare('DELETE FROM registrations WHERE email = ?1 AND EXISTS (SELECT 1 FROM customers WHERE email = ?1)')
          .bind(email),
      ])
      return created?.results[0] ?? null
    },

    /** Remembers a person at a provider for the customer with an address, until the customer logs in. */
    async propose(stateHash: string, { issuer, subject }: Identity, email: string, expiresAt: string): Promise<void> {
      await db
        .prepare(
          `INSERT INTO social_connections (state_hash, issuer, subject, customer_id, expires_at)
           SELECT ?1, ?2, ?3, id, ?5 FROM customers WHERE email = ?4`,
        )
        .bind(stateHash, issuer, subject, email, expiresAt)
        .run()
    },

    /** Takes what was remembered for this customer; null for nothing. */
    take: (stateHash: string, customerId: number, now: string) =>
      db
        .prepare(
          `DELETE FROM social_connections WHERE state_hash = ?1 AND customer_id = ?2 AND expires_at > ?3
           RETURNING issuer, subject`,
        )
        .bind(stateHash, customerId, now)
        .first<Identity>(),

    /**
     * Connects a person at a provider with a customer.
     *
     * @param notice tells the customer
     */
    async connect({ issuer, subject }: Identity, customerId: number, now: string, notice: Mail): Promise<void> {
      await db.batch([
        db
          .prepare(
            `INSERT INTO social_identities (issuer, subject, customer_id, created_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (issuer, subject) DO NOTHING`,
          )
          .bind(issuer, subject, customerId, now),
        queueMailIfChanged(db, notice, now),
      ])
    },

    /** The newest first. */
    async ofCustomer(customerId: number): Promise<ConnectedLogin[]> {
      const { results } = await db
        .prepare(
          'SELECT issuer, subject, created_at FROM social_identities WHERE customer_id = ? ORDER BY created_at DESC, subject',
        )
        .bind(customerId)
        .all<ConnectedLogin>()
      return results
    },

    /** False if it is not the customer's. */
    async remove(customerId: number, { issuer, subject }: Identity): Promise<boolean> {
      const { meta } = await db
        .prepare('DELETE FROM social_identities WHERE customer_id = ?1 AND issuer = ?2 AND subject = ?3')
        .bind(customerId, issuer, subject)
        .run()
      return meta.changes === 1
    },
  }
}

export type SocialRepo = ReturnType<typeof createSocialRepo>
