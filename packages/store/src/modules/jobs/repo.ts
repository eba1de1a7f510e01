import { UNUSED_REVISION } from '../designs/repo'
import { isUnused } from '../uploads/upload-uses'
import { type Mail, queueMail } from './outbox'

export interface JobRow {
  id: number
  kind: 'order_mail' | 'expire_order'
  order_id: number
  attempts: number
}

export interface StaleUpload {
  uid: string
  object_key: string
  object_upload: string | null
  state: 'open' | 'complete' | 'deleted'
}

const ATTEMPTS_MAX = 5

export function createJobsRepo(db: D1Database) {
  const done = (id: number) => db.prepare("UPDATE jobs SET state = 'done', error = NULL WHERE id = ?").bind(id)

  return {
    async due(now: string, limit: number): Promise<JobRow[]> {
      const { results } = await db
        .prepare(
          "SELECT id, kind, order_id, attempts FROM jobs WHERE state = 'waiting' AND run_at <= ? ORDER BY run_at LIMIT ?",
        )
        .bind(now, limit)
        .all<JobRow>()
      return results
    },

    /** The mail and the end of its job in one batch: two drains at once leave one mail. */
    async writeMail(jobId: number, mail: Mail, now: string): Promise<void> {
      await db.batch([queueMail(db, mail, now), done(jobId)])
    },

    /** An order still unpaid is cancelled; a trigger gives its stock back. One that was paid is left alone. */
    async expireOrder(jobId: number, orderId: number, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            "UPDATE orders SET status = 'cancelled', cancelled_at = ?2 WHERE id = ?1 AND status = 'pending_payment'",
          )
          .bind(orderId, now),
        done(jobId),
      ])
    },

    /** Tried again by the next tick, a few times. */
    async fail(jobId: number, message: string): Promise<void> {
      await db
        .prepare(
          `UPDATE jobs SET attempts = attempts + 1, error = ?2,
             state = CASE WHEN attempts + 1 >= ${ATTEMPTS_MAX} THEN 'failed' ELSE 'waiting' END WHERE id = ?1`,
        )
        .bind(jobId, message.slice(0, 500))
        .run()
    },

    /** Carts that nobody touched since `before` and nobody ordered; what was designed for them may then go too. */
    async expireCarts(before: string): Promise<void> {
      await db
        .prepare(
          `DELETE FROM carts WHERE active = 1 AND updated_at < ?
             AND NOT EXISTS (SELECT 1 FROM orders WHERE cart_id = carts.id)`,
        )
        .bind(before)
        .run()
    },

    /** Drafts past their time that are on no order and in no cart. */
    async expireDesigns(now: string): Promise<void> {
      await db.prepare(`DELETE FROM design_revisions WHERE expires_at <= ? AND ${UNUSED_REVISION}`).bind(now).run()
    },

    /** Documents from before `before` that no revision has. */
    async unusedDesignFiles(before: string, limit: number): Promise<string[]> {
      const { results } = await db
        .prepare('SELECT object_key FROM design_files WHERE in_use = 0 AND created_at < ? ORDER BY created_at LIMIT ?')
        .bind(before, limit)
        .all<{ object_key: string }>()
      return results.map(({ object_key }) => object_key)
    },

    async removeDesignFiles(keys: readonly string[]): Promise<void> {
      await db
        .prepare('DELETE FROM design_files WHERE in_use = 0 AND object_key IN (SELECT value FROM json_each(?))')
        .bind(JSON.stringify(keys))
        .run()
    },

    /** What was counted on days before `day`. */
    async forgetDays(day: string): Promise<void> {
      await db.prepare('DELETE FROM daily_use WHERE day < ?').bind(day).run()
    },

    /** Uploads from before `before` that no design and no order uses. */
    async staleUploads(before: string, limit: number): Promise<StaleUpload[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, object_key, object_upload, state FROM uploads WHERE created_at < ?1
             AND ${isUnused('uploads.uid')}
           ORDER BY created_at LIMIT ?2`,
        )
        .bind(before, limit)
        .all<StaleUpload>()
      return results
    },

    /** Fails where a design or an order took the upload in the meantime. */
    async removeUpload(uid: string): Promise<void> {
      await db.prepare('DELETE FROM uploads WHERE uid = ?').bind(uid).run()
    },
  }
}

export type JobsRepo = ReturnType<typeof createJobsRepo>
