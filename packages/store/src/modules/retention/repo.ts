import { removeDesignFiles } from '../designs/remove-files'
import { UNSHOWN_REVISION } from '../designs/repo'
import type { OwnedFile } from '../files/trash'
import { forgetOrders } from '../orders/forget-orders'
import { isUnused } from '../uploads/upload-uses'

export interface StaleUpload {
  uid: string
  owner: string
  object_key: string
  object_upload: string | null
}

/** Position of a walk through a table: the time and the row number of the last row. */
interface Cursor {
  at: string
  id: number
}

/** A row of a walk. */
interface Walked extends Cursor {
  /** 1: nothing uses it, so it may be deleted. */
  unused: 0 | 1
}

/** The rows that a walk has found, and the start of the next walk. */
export interface Portion<Row> {
  unused: Row[]
  /** Null at the end: the next walk starts from the beginning. */
  next: Cursor | null
}

export interface WalkLimits {
  /** Rows that one walk reads. Most of them may be in use forever. */
  looked: number
  /** Rows that one walk answers. */
  handed: number
}

type Walk = 'uploads' | 'designs'

/** The rows to answer, and the start of the next walk. */
export function portionOf<Row extends Walked>(rows: readonly Row[], { looked, handed }: WalkLimits): Portion<Row> {
  const unused = rows.filter((row) => row.unused === 1).slice(0, handed)
  const isFull = unused.length === handed
  const last = isFull ? unused.at(-1) : rows.at(-1)
  const isOver = rows.length < looked && !(isFull && last !== rows.at(-1))
  return { unused, next: isOver || !last ? null : { at: last.at, id: last.id } }
}

/** Finds and deletes expired rows, in portions, each through an index. */
export function createRetentionRepo(db: D1Database) {
  const deleteSome = async (sql: string, before: string, limit: number): Promise<void> => {
    await db.prepare(sql).bind(before, limit).run()
  }
  /** Deletes the rows of a table whose time has come. `key` identifies a row. */
  const deleteExpired = (table: string, key: string) => (now: string, limit: number) =>
    deleteSome(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE expires_at <= ?1 ORDER BY expires_at LIMIT ?2)`,
      now,
      limit,
    )
  const cursorOf = async (walk: Walk): Promise<Cursor> =>
    (await db.prepare('SELECT at, id FROM retention_cursors WHERE walk = ?').bind(walk).first<Cursor>()) ?? {
      at: '',
      id: 0,
    }
  const moveCursor = (walk: Walk, next: Cursor | null): D1PreparedStatement =>
    db
      .prepare('INSERT OR REPLACE INTO retention_cursors (walk, at, id) VALUES (?1, ?2, ?3)')
      .bind(walk, next?.at ?? '', next?.id ?? 0)

  return {
    /** Carts without an order that were not changed since `before`. Their designs may then be deleted too. */
    untouchedCarts: (before: string, limit: number) =>
      deleteSome(
        `DELETE FROM carts WHERE id IN (SELECT id FROM carts WHERE active = 1 AND updated_at < ?1
           AND NOT EXISTS (SELECT 1 FROM orders WHERE cart_id = carts.id) ORDER BY updated_at LIMIT ?2)`,
        before,
        limit,
      ),

    /** Carts that became an order before `before`. The order and its designs stay. */
    orderedCarts: (before: string, limit: number) =>
      deleteSome(
        `DELETE FROM carts WHERE id IN
           (SELECT id FROM carts WHERE active = 0 AND updated_at < ?1 ORDER BY updated_at LIMIT ?2)`,
        before,
        limit,
      ),

    /** What tax law does not ask for, of orders of deleted accounts. */
    async forgetOrders(now: Date): Promise<void> {
      await db.batch(forgetOrders(db, now))
    },

    sentMails: (before: string, limit: number) =>
      deleteSome(
        'DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE sent_at < ?1 ORDER BY sent_at LIMIT ?2)',
        before,
        limit,
      ),

    /** A refund that failed can still be tried again. */
    endedJobs: (before: string, limit: number) =>
      deleteSome(
        `DELETE FROM jobs WHERE id IN (SELECT id FROM jobs
           WHERE ended_at < ?1 AND NOT (kind = 'refund' AND state = 'failed') ORDER BY ended_at LIMIT ?2)`,
        before,
        limit,
      ),

    /** Counts of days before `day`. */
    dailyCounters: (day: string, limit: number) =>
      deleteSome(
        `DELETE FROM daily_use WHERE (day, who, what) IN
           (SELECT day, who, what FROM daily_use WHERE day < ?1 ORDER BY day LIMIT ?2)`,
        day,
        limit,
      ),

    logIns: deleteExpired('customer_tokens', 'hash'),

    registrations: deleteExpired('registrations', 'token_hash'),

    /** One-time codes. Each customer has at most one, and one link for a new password. */
    codes: deleteExpired('login_codes', 'customer_id'),

    passkeyChallenges: deleteExpired('passkey_challenges', 'hash'),

    socialLogins: deleteExpired('social_logins', 'state_hash'),

    socialConnections: deleteExpired('social_connections', 'state_hash'),

    passwordLinks: deleteExpired('password_resets', 'customer_id'),

    emailChanges: deleteExpired('email_changes', 'customer_id'),

    designLinks: deleteExpired('design_links', 'sha256'),

    sharedCarts: deleteExpired('shared_carts', 'sha256'),

    /** Rights to order designs of other people. Lines in carts keep theirs. */
    orderableDesigns: (now: string, limit: number) =>
      deleteSome(
        `DELETE FROM orderable_designs WHERE (owner, design_uid, revision) IN (SELECT owner, design_uid, revision
           FROM orderable_designs WHERE expires_at <= ?1 ORDER BY expires_at LIMIT ?2)`,
        now,
        limit,
      ),

    /** Expired revisions that are on no order, in no cart and shown by no link. */
    async drafts(now: string, limits: WalkLimits): Promise<void> {
      const { at, id } = await cursorOf('designs')
      const { results } = await db
        .prepare(
          `SELECT expires_at AS at, rowid AS id, ${UNSHOWN_REVISION} AS unused FROM design_revisions
           WHERE expires_at <= ?1 AND (expires_at, rowid) > (?2, ?3) ORDER BY expires_at, rowid LIMIT ?4`,
        )
        .bind(now, at, id, limits.looked)
        .all<Walked>()
      const { unused, next } = portionOf(results, limits)
      await db.batch([
        db
          .prepare(
            `DELETE FROM design_revisions WHERE rowid IN (SELECT value FROM json_each(?1))
               AND expires_at <= ?2 AND ${UNSHOWN_REVISION}`,
          )
          .bind(JSON.stringify(unused.map((row) => row.id)), now),
        moveCursor('designs', next),
      ])
    },

    /** Documents from before `before` without a revision. */
    async unusedDesignFiles(before: string, limit: number): Promise<OwnedFile[]> {
      const { results } = await db
        .prepare(
          `SELECT object_key AS "key", owner FROM design_files WHERE in_use = 0 AND created_at < ?
           ORDER BY created_at LIMIT ?`,
        )
        .bind(before, limit)
        .all<OwnedFile>()
      return results
    },

    removeDesignFiles: (keys: readonly string[]): Promise<void> => removeDesignFiles(db, keys),

    /** Unused uploads from before `before`. */
    async staleUploads(before: string, limits: WalkLimits): Promise<Portion<StaleUpload>> {
      const { at, id } = await cursorOf('uploads')
      const { results } = await db
        .prepare(
          `SELECT created_at AS at, rowid AS id, uid, owner, object_key, object_upload, ${isUnused('uploads.uid')} AS unused
           FROM uploads WHERE created_at < ?1 AND (created_at, rowid) > (?2, ?3) ORDER BY created_at, rowid LIMIT ?4`,
        )
        .bind(before, at, id, limits.looked)
        .all<StaleUpload & Walked>()
      return portionOf(results, limits)
    },

    /** Deleted uploads that nothing uses. */
    async deletedUploads(now: string, limit: number): Promise<StaleUpload[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, owner, object_key, object_upload FROM uploads
           WHERE state = 'deleted' AND created_at <= ?1 AND ${isUnused('uploads.uid')} ORDER BY created_at LIMIT ?2`,
        )
        .bind(now, limit)
        .all<StaleUpload>()
      return results
    },

    async uploadsWalked(next: Cursor | null): Promise<void> {
      await moveCursor('uploads', next).run()
    },

    /** Fails if something has started to use the upload. */
    async removeUpload(uid: string): Promise<void> {
      await db.prepare('DELETE FROM uploads WHERE uid = ?').bind(uid).run()
    },
  }
}

export type RetentionRepo = ReturnType<typeof createRetentionRepo>
