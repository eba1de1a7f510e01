import { type Mail, queueMailWhere } from '../mails/outbox'

export interface ClaimedJob {
  id: number
  kind: string
  order_id: number | null
  /** What else it is about, where the order does not say it all. */
  subject: string
  /** This one included. */
  attempts: number
}

/**
 * Anybody may order in the name of anybody's address: thirty unpaid orders of a day write to it, and more of them are
 * kept without a mail.
 */
const MAILBOX_HAS_ROOM = `(SELECT count(*) FROM orders mine JOIN orders o ON o.email_key = mine.email_key
  WHERE mine.id = ?8 AND o.id < mine.id AND o.status = 'pending_payment'
    AND o.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', mine.created_at, '-1 day')) < 30`

export function createJobsRepo(db: D1Database) {
  const done = (id: number, now: string) =>
    db.prepare("UPDATE jobs SET state = 'done', error = NULL, ended_at = ?2 WHERE id = ?1").bind(id, now)

  return {
    /** Due jobs that nobody else takes before `until`, the longest waiting first. */
    async claim({ now, until, limit }: { now: string; until: string; limit: number }): Promise<ClaimedJob[]> {
      const { results } = await db
        .prepare(
          `UPDATE jobs SET claimed_until = ?2, attempts = attempts + 1 WHERE id IN (
             SELECT id FROM jobs WHERE state = 'waiting' AND run_at <= ?1 AND claimed_until <= ?1
             ORDER BY run_at LIMIT ?3)
           RETURNING id, kind, order_id, subject, attempts`,
        )
        .bind(now, until, limit)
        .all<ClaimedJob>()
      return results
    },

    /** The mail and the end of its job in one batch: two drains at once leave one mail. */
    async writeMail(jobId: number, orderId: number, mail: Mail, now: string): Promise<void> {
      await db.batch([queueMailWhere(db, mail, now, MAILBOX_HAS_ROOM, orderId), done(jobId, now)])
    },

    /** An order still unpaid is cancelled; a trigger gives its stock back. One that was paid is left alone. */
    async expireOrder(jobId: number, orderId: number, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            "UPDATE orders SET status = 'cancelled', cancelled_at = ?2 WHERE id = ?1 AND status = 'pending_payment'",
          )
          .bind(orderId, now),
        done(jobId, now),
      ])
    },

    /** `nextAt` null: no more tries. */
    async failed(jobId: number, error: string, { now, nextAt }: { now: string; nextAt: string | null }): Promise<void> {
      await db
        .prepare(
          `UPDATE jobs SET error = ?2, claimed_until = '', state = iif(?4 IS NULL, 'failed', 'waiting'),
             run_at = coalesce(?4, run_at), ended_at = iif(?4 IS NULL, ?3, NULL) WHERE id = ?1`,
        )
        .bind(jobId, error, now, nextAt)
        .run()
    },
  }
}

export type JobsRepo = ReturnType<typeof createJobsRepo>
