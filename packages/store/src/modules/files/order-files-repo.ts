import { type Mail, queueMailWhere } from '../mails/outbox'
import type { TrashedFile } from './trash'

/** Orders that are still to be made or sent. */
const OPEN = "('pending_payment', 'processing', 'in_production')"

const KEYS_AT_ONCE = 1_000
/** The keys of a list that a row leads to. That of an upload ends with its uid, and that of a print file begins with its order. */
const KNOWN = `SELECT k.value AS "key" FROM json_each(?1) k WHERE
  EXISTS (SELECT 1 FROM uploads u WHERE u.uid = replace(k.value, 'uploads/', '') AND u.state <> 'deleted')
  OR EXISTS (SELECT 1 FROM design_files d WHERE d.object_key = k.value AND d.in_use = 1)
  OR EXISTS (SELECT 1 FROM orders o JOIN print_files f ON f.order_id = o.id, json_each(f.files) p
    WHERE o.number = substr(k.value, 7, instr(substr(k.value, 7), '-') - 1) AND p.value ->> '$.key' = k.value)`

export interface FilesOfOrder {
  id: number
  number: string
  keys: string[]
}

export interface MissingFiles {
  number: string
  missing: string[]
  checkedAt: string
}

/** The files that open orders are printed from, and what the last check of each order found. */
export function createOrderFilesRepo(db: D1Database) {
  return {
    /**
     * Open orders that were not checked since `before`, with the keys of their originals, previews and documents. The one
     * that has waited longest since its last check, or since it was placed, comes first, so no order waits for ever.
     */
    async unchecked(before: string, limit: number): Promise<FilesOfOrder[]> {
      const { results } = await db
        .prepare(
          `SELECT waiting.id, waiting.number, (SELECT json_group_array(holders.object_key) FROM (
               SELECT u.object_key FROM order_originals f JOIN uploads u ON u.uid = f.upload_uid WHERE f.order_id = waiting.id
               UNION SELECT r.file_key FROM order_lines l JOIN design_revisions r
                 ON r.design_uid = l.design_uid AND r.revision = l.design_revision
                 WHERE l.order_id = waiting.id AND r.file_key IS NOT NULL) holders) AS keys
           FROM (SELECT d.id, d.number, coalesce(c.checked_at, d.created_at) AS since
             FROM orders d LEFT JOIN order_file_checks c ON c.order_id = d.id
             WHERE d.status IN ${OPEN} AND (c.checked_at IS NULL OR c.checked_at < ?1) ORDER BY since, d.id LIMIT ?2) waiting
           ORDER BY waiting.since, waiting.id`,
        )
        .bind(before, limit)
        .all<{ id: number; number: string; keys: string }>()
      return results.map(({ keys, ...order }) => ({ ...order, keys: JSON.parse(keys) as string[] }))
    },

    /** Stores what a check found. */
    async checked({ id }: FilesOfOrder, missing: readonly string[], at: string): Promise<void> {
      await db
        .prepare('INSERT OR REPLACE INTO order_file_checks (order_id, checked_at, missing) VALUES (?1, ?2, ?3)')
        .bind(id, at, JSON.stringify(missing))
        .run()
    },

    /** A mail that was written before is not written again. */
    async tell(mail: Mail, at: string): Promise<void> {
      await queueMailWhere(db, mail, at, 'true').run()
    },

    async missing(): Promise<MissingFiles[]> {
      const { results } = await db
        .prepare(
          `SELECT o.number, c.missing, c.checked_at FROM order_file_checks c JOIN orders o ON o.id = c.order_id
           WHERE c.missing <> '[]' AND o.status IN ${OPEN} ORDER BY o.id`,
        )
        .all<{ number: string; missing: string; checked_at: string }>()
      return results.map(({ number, missing, checked_at: checkedAt }) => ({
        number,
        missing: JSON.parse(missing) as string[],
        checkedAt,
      }))
    },

    async known(trashed: readonly TrashedFile[]): Promise<TrashedFile[]> {
      const known = new Set<string>()
      for (let at = 0; at < trashed.length; at += KEYS_AT_ONCE) {
        const keys = trashed.slice(at, at + KEYS_AT_ONCE).map(({ key }) => key)
        const { results } = await db.prepare(KNOWN).bind(JSON.stringify(keys)).all<{ key: string }>()
        for (const { key } of results) known.add(key)
      }
      return trashed.filter(({ key }) => known.has(key))
    },

    /** After files came back, every order is checked anew. */
    async checkAgain(): Promise<void> {
      await db.prepare("DELETE FROM order_file_checks WHERE missing <> '[]'").run()
    },
  }
}

export type OrderFilesRepo = ReturnType<typeof createOrderFilesRepo>
