import { type Mail, queueMail } from '../jobs/outbox'

export interface DueGift {
  id: number
  code: string
  /** JSON of the certificate as it was bought. */
  gift: string
}

export function createGiftsRepo(db: D1Database) {
  return {
    /** Paid certificates whose day has come, the longest waiting first. */
    async due(today: string, limit: number): Promise<DueGift[]> {
      const { results } = await db
        .prepare(
          `SELECT g.id, g.code, l.gift FROM gift_certificates g JOIN order_lines l ON l.id = g.order_line_id
           WHERE g.state = 'waiting' AND g.deliver_on <= ?1 ORDER BY g.deliver_on, g.id LIMIT ?2`,
        )
        .bind(today, limit)
        .all<DueGift>()
      return results
    },

    /** The mail, and that it is written, in one batch: two ticks at once leave one mail. */
    async mail(id: number, mail: Mail, now: string): Promise<void> {
      await db.batch([
        queueMail(db, mail, now),
        db.prepare("UPDATE gift_certificates SET state = 'mailed' WHERE id = ? AND state = 'waiting'").bind(id),
      ])
    },
  }
}

export type GiftsRepo = ReturnType<typeof createGiftsRepo>
