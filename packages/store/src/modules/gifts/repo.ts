import { addEntry } from '../ledger/repo'
import { type Mail, queueMailIfChanged } from '../mails/outbox'

export interface DueGift {
  id: number
  /** JSON of the certificate as it was bought. */
  gift: string
}

/** A certificate for the operator. */
export interface GiftRow extends DueGift {
  order_number: string
  code_hash: string | null
  amount_cents: number
  balance_cents: number
  /** Day in New Zealand on which it is mailed. */
  deliver_on: string
  state: 'waiting' | 'mailed' | 'void'
}

const ROWS = `SELECT g.id, g.code_hash, g.amount_cents, g.balance_cents, g.deliver_on, g.state, l.gift,
    o.number AS order_number
  FROM gift_certificates g JOIN order_lines l ON l.id = g.order_line_id JOIN orders o ON o.id = g.order_id`

export function createGiftsRepo(db: D1Database) {
  return {
    /** Paid certificates that are due, the longest waiting first. */
    async due(today: string, limit: number): Promise<DueGift[]> {
      const { results } = await db
        .prepare(
          `SELECT g.id, l.gift FROM gift_certificates g JOIN order_lines l ON l.id = g.order_line_id
           WHERE g.state = 'waiting' AND g.deliver_on <= ?1 ORDER BY g.deliver_on, g.id LIMIT ?2`,
        )
        .bind(today, limit)
        .all<DueGift>()
      return results
    },

    /**
     * Stores the code's hash and writes the mail with the code in one batch: two concurrent ticks write one code and
     * one mail.
     */
    async mail(id: number, codeHash: string, mail: Mail, now: string): Promise<void> {
      await db.batch([
        db
          .prepare("UPDATE gift_certificates SET state = 'mailed', code_hash = ?2 WHERE id = ?1 AND state = 'waiting'")
          .bind(id, codeHash),
        queueMailIfChanged(db, mail, now),
      ])
    },

    /** Replaces a mailed code. False if it is no longer the newest one. */
    async mailAgain(
      { id, code_hash }: Pick<GiftRow, 'id' | 'code_hash'>,
      codeHash: string,
      mail: Mail,
      now: string,
    ): Promise<boolean> {
      const [update] = await db.batch([
        db
          .prepare("UPDATE gift_certificates SET code_hash = ?3 WHERE id = ?1 AND code_hash = ?2 AND state = 'mailed'")
          .bind(id, code_hash, codeHash),
        queueMailIfChanged(db, mail, now),
        // A cart may have it by the old code, which somebody else may know.
        db
          .prepare(
            `DELETE FROM cart_gift_cards
             WHERE gift_id = ?1 AND EXISTS (SELECT 1 FROM gift_certificates WHERE id = ?1 AND code_hash = ?2)`,
          )
          .bind(id, codeHash),
      ])
      return update?.meta.changes === 1
    },

    byId: (id: number) => db.prepare(`${ROWS} WHERE g.id = ?`).bind(id).first<GiftRow>(),

    byCodeHash: (codeHash: string) => db.prepare(`${ROWS} WHERE g.code_hash = ?`).bind(codeHash).first<GiftRow>(),

    async ofOrder(number: string): Promise<GiftRow[]> {
      const { results } = await db.prepare(`${ROWS} WHERE o.number = ? ORDER BY g.id`).bind(number).all<GiftRow>()
      return results
    },

    /** Takes an amount off a certificate; answers the balance, or null if it is too low. */
    redeem: (codeHash: string, cents: number) =>
      db
        .prepare(
          `UPDATE gift_certificates SET balance_cents = balance_cents - ?2
           WHERE code_hash = ?1 AND state = 'mailed' AND balance_cents >= ?2 RETURNING balance_cents`,
        )
        .bind(codeHash, cents)
        .first<number>('balance_cents'),

    /**
     * Moves the balance of a certificate to a customer's credit, in one batch: of two at once, the second finds nothing
     * left. Answers what was moved.
     */
    async toCredit(row: GiftRow, customerId: number, now: string): Promise<number> {
      const entry = {
        customerId,
        ledger: 'credit',
        kind: 'gift',
        amount: row.balance_cents,
        source: `gift-${row.id}`,
        at: now,
      } as const
      const isThere =
        "EXISTS (SELECT 1 FROM gift_certificates WHERE id = ?9 AND balance_cents = ?10 AND state = 'mailed')"
      const [added] = await db.batch([
        addEntry(db, entry, isThere, row.id, row.balance_cents),
        db
          .prepare(
            'UPDATE gift_certificates SET balance_cents = 0 WHERE id = ?1 AND balance_cents = ?2 AND changes() > 0',
          )
          .bind(row.id, row.balance_cents),
      ])
      return added?.meta.changes === 1 ? row.balance_cents : 0
    },

    /** Codes from the time before only their hashes were stored. */
    async plainCodes(limit: number): Promise<{ id: number; plain_code: string }[]> {
      const { results } = await db
        .prepare('SELECT id, plain_code FROM gift_certificates WHERE plain_code IS NOT NULL LIMIT ?')
        .bind(limit)
        .all<{ id: number; plain_code: string }>()
      return results
    },

    async forgetPlainCodes(hashes: readonly { id: number; hash: string }[]): Promise<void> {
      await db.batch(
        hashes.map(({ id, hash }) =>
          db
            .prepare(
              'UPDATE gift_certificates SET code_hash = ?2, plain_code = NULL WHERE id = ?1 AND plain_code IS NOT NULL',
            )
            .bind(id, hash),
        ),
      )
    },
  }
}

export type GiftsRepo = ReturnType<typeof createGiftsRepo>
