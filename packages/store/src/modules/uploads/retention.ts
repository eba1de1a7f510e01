import type { Retention } from '../retention/retention'
import type { RetentionTools } from '../retention/tools'
import { cursorOf, moveCursor, portionOf, type Walked } from '../retention/walk'
import { dropObject } from './drop-object'
import { isUnused } from './upload-uses'

const UNUSED_DAYS = 7
const UPLOADS = { looked: 500, handed: 50 }

interface StaleUpload {
  uid: string
  owner: string
  object_key: string
  object_upload: string | null
}

/** Fails if something has started to use the upload. */
const removeRow = (db: D1Database, uid: string) => db.prepare('DELETE FROM uploads WHERE uid = ?').bind(uid).run()

/** Unused uploads. The row is deleted first: if something has just started to use it, this fails and the file stays. */
async function deleteUnused(tools: RetentionTools): Promise<void> {
  const { db, daysAgo, onError } = tools
  const { at, id } = await cursorOf(db, 'uploads')
  const { results } = await db
    .prepare(
      `SELECT created_at AS at, rowid AS id, uid, owner, object_key, object_upload, ${isUnused('uploads.uid')} AS unused
       FROM uploads WHERE created_at < ?1 AND (created_at, rowid) > (?2, ?3) ORDER BY created_at, rowid LIMIT ?4`,
    )
    .bind(daysAgo(UNUSED_DAYS), at, id, UPLOADS.looked)
    .all<StaleUpload & Walked>()
  const { unused, next } = portionOf(results, UPLOADS)
  for (const upload of unused) {
    try {
      await removeRow(db, upload.uid)
      await dropObject(tools, upload)
    } catch (error) {
      onError('retention of an upload', error)
    }
  }
  await moveCursor(db, 'uploads', next).run()
}

/** Uploads that their owners deleted, or that were no photos. */
async function deleteDeleted(tools: RetentionTools): Promise<void> {
  const { db, now, onError } = tools
  const { results } = await db
    .prepare(
      `SELECT uid, owner, object_key, object_upload FROM uploads
       WHERE state = 'deleted' AND created_at <= ?1 AND ${isUnused('uploads.uid')} ORDER BY created_at LIMIT ?2`,
    )
    .bind(now().toISOString(), UPLOADS.handed)
    .all<StaleUpload>()
  for (const upload of results) {
    try {
      // The file goes first: nothing can use a deleted upload, and the row leads to its file the next time.
      await dropObject(tools, upload)
      await removeRow(db, upload.uid)
    } catch (error) {
      onError('deleted upload', error)
    }
  }
}

export const uploadsRetention: Retention = {
  tables: {
    uploads: { jobs: ['retention of uploads', 'deleted uploads'] },
    upload_parts: { with: ['uploads'] },
    phone_links: { request: 'the next link of any shopper' },
    phone_link_uploads: { with: ['phone_links', 'uploads'] },
  },
  files: { 'uploads/': 'with its row in uploads' },
  jobs: [
    { name: 'retention of uploads', run: ({ retention }) => deleteUnused(retention) },
    { name: 'deleted uploads', run: ({ retention }) => deleteDeleted(retention) },
  ],
}
