import { DOCUMENT, UPLOAD } from '@kea/shared/constants/uploads'
import type { DocumentFacts } from './inspect-document'
import type { ImageFacts } from './inspect-image'
import { isMine } from './upload-access'
import { isUnused } from './upload-uses'

export interface UploadRow {
  uid: string
  owner: string
  name: string
  size: number
  sha256: string | null
  object_key: string
  object_upload: string | null
  state: 'open' | 'complete' | 'deleted'
  type: string | null
  width: number | null
  height: number | null
}

type NewestUpload = Pick<UploadRow, 'uid' | 'name' | 'width' | 'height'>

export interface NewUpload {
  uid: string
  owner: string
  name: string
  size: number
  /** Of a document from the beginning; null for a photo, whose bytes decide. */
  type: typeof DOCUMENT.type | null
  sha256: string | null
  objectKey: string
  objectUpload: string
  createdAt: string
}

export function createUploadsRepo(db: D1Database) {
  return {
    find: (uid: string) =>
      db
        .prepare(
          `SELECT uid, owner, name, size, sha256, object_key, object_upload, state, type, width, height
           FROM uploads WHERE uid = ?`,
        )
        .bind(uid)
        .first<UploadRow>(),

    /**
     * The owners' upload of the same bytes, complete if there is one; null for new bytes. An unused one is kept from now
     * on as long as a new one would be.
     */
    reuse: (
      { sha256, size }: { sha256: string; size: number },
      owners: readonly string[],
      now: string,
    ): Promise<UploadRow | null> =>
      db
        .prepare(
          `UPDATE uploads SET created_at = CASE state WHEN 'complete' THEN ?4 ELSE created_at END
           WHERE uid = (
             SELECT uid FROM uploads WHERE owner IN (SELECT value FROM json_each(?1)) AND sha256 = ?2 AND size = ?3
               AND state <> 'deleted' ORDER BY state = 'complete' DESC LIMIT 1)
           RETURNING uid, owner, name, size, sha256, object_key, object_upload, state, type, width, height`,
        )
        .bind(JSON.stringify(owners), sha256, size, now)
        .first<UploadRow>(),

    /** Fails and stores nothing above a daily limit. */
    async add(upload: NewUpload, counting: readonly D1PreparedStatement[]): Promise<void> {
      await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO uploads (uid, owner, name, size, sha256, object_key, object_upload, created_at, type)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
          )
          .bind(
            upload.uid,
            upload.owner,
            upload.name,
            upload.size,
            upload.sha256,
            upload.objectKey,
            upload.objectUpload,
            upload.createdAt,
            upload.type,
          ),
      ])
    },

    async parts(uid: string): Promise<{ n: number; etag: string }[]> {
      const { results } = await db
        .prepare('SELECT n, etag FROM upload_parts WHERE upload_uid = ? ORDER BY n')
        .bind(uid)
        .all<{ n: number; etag: string }>()
      return results
    },

    /** The same part again replaces the first. */
    async setPart(uid: string, n: number, etag: string): Promise<void> {
      await db
        .prepare(
          `INSERT INTO upload_parts (upload_uid, n, etag) VALUES (?1, ?2, ?3)
           ON CONFLICT (upload_uid, n) DO UPDATE SET etag = ?3`,
        )
        .bind(uid, n, etag)
        .run()
    },

    async complete(
      uid: string,
      facts: ImageFacts | DocumentFacts,
      /** Null for a document. */
      shown: { width: number; height: number } | null,
      now: string,
    ): Promise<void> {
      await db
        .prepare(
          `UPDATE uploads SET state = 'complete', object_upload = NULL, type = ?2, width = ?3, height = ?4, facts = ?5,
             completed_at = ?6 WHERE uid = ?1 AND state = 'open'`,
        )
        .bind(uid, facts.type, shown?.width ?? null, shown?.height ?? null, JSON.stringify(facts), now)
        .run()
    },

    /** Ends an upload that is no photo; false if another request was faster. */
    async reject(uid: string): Promise<boolean> {
      const { meta } = await db
        .prepare("UPDATE uploads SET state = 'deleted', object_upload = NULL WHERE uid = ? AND state = 'open'")
        .bind(uid)
        .run()
      return meta.changes === 1
    },

    /** False if something still uses it. */
    async markDeleted(uid: string): Promise<boolean> {
      const { meta } = await db
        .prepare(`UPDATE uploads SET state = 'deleted', object_upload = NULL WHERE uid = ?1 AND ${isUnused('?1')}`)
        .bind(uid)
        .run()
      return meta.changes === 1
    },

    /** Whether the upload is in a design of one of the owners, who may then see it. */
    async isVisible(uid: string, owners: readonly string[]): Promise<boolean> {
      const found = await db
        .prepare(`SELECT 1 WHERE ${isMine('?1', '?2')}`)
        .bind(uid, JSON.stringify(owners))
        .first()
      return found !== null
    },

    /** Marks the owners' unused uploads as deleted; answers the keys of their objects, and the number of the others. */
    async markUnusedDeleted(owners: readonly string[], limit: number): Promise<{ keys: string[]; kept: number }> {
      const whose = 'owner IN (SELECT value FROM json_each(?1))'
      const [deleted, kept] = await db.batch<{ object_key: string; n: number }>([
        db
          .prepare(
            `UPDATE uploads SET state = 'deleted', object_upload = NULL WHERE uid IN (
               SELECT uid FROM uploads WHERE ${whose} AND state <> 'deleted' AND ${isUnused('uploads.uid')} LIMIT ?2)
             RETURNING object_key`,
          )
          .bind(JSON.stringify(owners), limit),
        db
          .prepare(`SELECT count(*) AS n FROM uploads WHERE ${whose} AND state <> 'deleted'`)
          .bind(JSON.stringify(owners)),
      ])
      return { keys: (deleted?.results ?? []).map((row) => row.object_key), kept: kept?.results[0]?.n ?? 0 }
    },

    /** Deleted uploads of the owners that nothing uses. */
    async deletedOf(owners: readonly string[], limit: number): Promise<{ uid: string; object_key: string }[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, object_key FROM uploads WHERE owner IN (SELECT value FROM json_each(?1)) AND state = 'deleted'
             AND ${isUnused('uploads.uid')} LIMIT ?2`,
        )
        .bind(JSON.stringify(owners), limit)
        .all<{ uid: string; object_key: string }>()
      return results
    },

    async removeDeleted(uids: readonly string[]): Promise<void> {
      await db
        .prepare("DELETE FROM uploads WHERE state = 'deleted' AND uid IN (SELECT value FROM json_each(?))")
        .bind(JSON.stringify(uids))
        .run()
    },

    /** The owners' photos that have arrived, newest first. Previews of designs, changed pixels and documents are none. */
    async newest(owners: readonly string[], count: number): Promise<NewestUpload[]> {
      const { results } = await db
        .prepare(
          `SELECT uid, name, width, height FROM uploads
           WHERE owner IN (SELECT value FROM json_each(?1)) AND state = 'complete' AND name <> ?2
             AND name NOT LIKE '%' || ?3 AND type IS NOT '${DOCUMENT.type}'
           ORDER BY completed_at DESC LIMIT ?4`,
        )
        .bind(JSON.stringify(owners), UPLOAD.previewName, UPLOAD.changedEnding, count)
        .all<NewestUpload>()
      return results
    },

    /** How many of these uploads are complete, of one of the types, and belong to one of the owners. */
    async countArrived(uids: readonly string[], owners: readonly string[], types: readonly string[]): Promise<number> {
      const n = await db
        .prepare(
          `SELECT count(*) AS n FROM uploads WHERE state = 'complete'
             AND uid IN (SELECT value FROM json_each(?1)) AND owner IN (SELECT value FROM json_each(?2))
             AND type IN (SELECT value FROM json_each(?3))`,
        )
        .bind(JSON.stringify(uids), JSON.stringify(owners), JSON.stringify(types))
        .first<number>('n')
      return n ?? 0
    },
  }
}

export type UploadsRepo = ReturnType<typeof createUploadsRepo>
