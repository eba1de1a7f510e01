export interface ClaimedMail {
  id: number
  recipient: string
  message_id: string
  reply_to: string | null
  subject: string
  body: string
  /** Empty in mails of earlier code. */
  html: string
  unsubscribe_url: string | null
  attempts: number
}

/** A mail as a shop on this computer shows it. */
export interface ViewedMail extends Omit<ClaimedMail, 'attempts'> {
  state: string
  created_at: string
}

export interface UnsentMail {
  id: number
  recipient: string
  subject: string
  state: string
  attempts: number
  error: string | null
  created_at: string
}

const UNSENT = "state IN ('waiting', 'claimed', 'unknown')"

const VIEWED =
  'SELECT id, message_id, recipient, reply_to, subject, body, html, unsubscribe_url, state, created_at FROM outbox'

export function createMailsRepo(db: D1Database) {
  return {
    async newest(limit: number): Promise<ViewedMail[]> {
      const { results } = await db.prepare(`${VIEWED} ORDER BY id DESC LIMIT ?`).bind(limit).all<ViewedMail>()
      return results
    },

    find: (id: number) => db.prepare(`${VIEWED} WHERE id = ?`).bind(id).first<ViewedMail>(),

    /** Claims mails for one sender and counts an attempt for each. */
    async claim(now: string, limit: number): Promise<ClaimedMail[]> {
      const { results } = await db
        .prepare(
          `UPDATE outbox SET state = 'claimed', tried_at = ?1, attempts = attempts + 1
           WHERE id IN (SELECT id FROM outbox WHERE state = 'waiting' AND next_at <= ?1 ORDER BY id LIMIT ?2)
           RETURNING id, message_id, recipient, reply_to, subject, body, html, unsubscribe_url, attempts`,
        )
        .bind(now, limit)
        .all<ClaimedMail>()
      return results
    },

    /** Empties the text: it is no longer needed, and may contain a code that is worth money. */
    async sent(id: number, now: string): Promise<void> {
      await db
        .prepare("UPDATE outbox SET state = 'sent', sent_at = ?2, body = '', html = '', error = NULL WHERE id = ?1")
        .bind(id, now)
        .run()
    },

    /** `nextAt` null: no more attempts. */
    async failed(id: number, error: string, nextAt: string | null): Promise<void> {
      await db
        .prepare('UPDATE outbox SET state = ?2, error = ?3, next_at = ?4 WHERE id = ?1')
        .bind(id, nextAt === null ? 'unknown' : 'waiting', error, nextAt ?? '')
        .run()
    },

    /** If the Worker ended in between, it is unknown whether the mail was sent. */
    async markUnknown(before: string): Promise<void> {
      await db
        .prepare(
          `UPDATE outbox SET state = 'unknown', error = 'The Worker ended while it was being sent'
           WHERE state = 'claimed' AND tried_at < ?`,
        )
        .bind(before)
        .run()
    },

    async unsent(limit: number): Promise<{ mails: UnsentMail[]; total: number }> {
      const [list, all] = await db.batch<UnsentMail & { n: number }>([
        db
          .prepare(
            `SELECT id, recipient, subject, state, attempts, error, created_at FROM outbox WHERE ${UNSENT}
             ORDER BY id LIMIT ?`,
          )
          .bind(limit),
        db.prepare(`SELECT count(*) AS n FROM outbox WHERE ${UNSENT}`),
      ])
      return { mails: list?.results ?? [], total: all?.results[0]?.n ?? 0 }
    },

    /** Queues unknown mails again. Answers their ids. */
    async again(ids: readonly number[]): Promise<number[]> {
      const { results } = await db
        .prepare(
          `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = ''
           WHERE state = 'unknown' AND id IN (SELECT value FROM json_each(?)) RETURNING id`,
        )
        .bind(JSON.stringify(ids))
        .all<{ id: number }>()
      return results.map(({ id }) => id)
    },

    /** Marks unknown or waiting mails as sent. Answers their ids. */
    async gone(ids: readonly number[], now: string): Promise<number[]> {
      const { results } = await db
        .prepare(
          `UPDATE outbox SET state = 'sent', sent_at = ?2, body = '', html = ''
           WHERE state IN ('waiting', 'unknown') AND id IN (SELECT value FROM json_each(?1)) RETURNING id`,
        )
        .bind(JSON.stringify(ids), now)
        .all<{ id: number }>()
      return results.map(({ id }) => id)
    },
  }
}

export type MailsRepo = ReturnType<typeof createMailsRepo>
