import { type Mail, queueMailWhere } from '../mails/outbox'

export interface ClaimedJob {
  id: number
  kind: string
  order_id: number | null
  /** What else the job is about, besides the order. */
  subject: string
  /** Including this attempt. */
  attempts: number
}

/**
 * Anybody may order with anybody's address. Thirty unpaid orders per day send a mail to it; further orders are stored
 * without a mail.
 */
const MAILBOX_HAS_ROOM = `(SELECT count(*) FROM orders mine JOIN orders o ON o.email_key = mine.email_key
  WHERE mine.id = ?9 AND o.id < mine.id AND o.status = 'pending_payment'
    AND o.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', mine.created_at, '-1 day')) < 30`

export function createJobsRepo(db: D1Database) {
  const done = (id: number, now: string) =>
    db.prepare("UPDATE jobs SET state = 'done', error = NULL, ended_at = ?2 WHERE id = ?1").bind(id, now)

  return {
    /** For the batch of a handler that has its changes in another module. */
    ending: done,

    /** Ends a job that has nothing to do. */
    async end(id: number, now: string): Promise<void> {
      await done(id, now).run()
    },

    /** Claims due jobs until `until`, the longest waiting first. */
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

    /** Writes the mail and ends its job in one batch: two concurrent runs write one mail. */
    async writeMail(jobId: number, orderId: number, mail: Mail, now: string): Promise<void> {
      await db.batch([queueMailWhere(db, mail, now, MAILBOX_HAS_ROOM, orderId), done(jobId, now)])
    },

    /** Cancels an order that is still unpaid; a trigger returns its stock. A paid order is not changed. */
    async expireOrder(jobId: number, orderId: number, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            "UPDATE orders SET status = 'cancelled', cancelled_at = ?2, expired_at = ?2 WHERE id = ?1 AND status = 'pending_payment'",
          )
          .bind(orderId, now),
        done(jobId, now),
      ])
    },

    /** `nextAt` null: no more attempts. */
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
