import type { Retention } from '../retention/retention'
import { deleteExpired, type RetentionTools } from '../retention/tools'
import { cursorOf, moveCursor, portionOf, type Walked } from '../retention/walk'
import { removeDesignFiles } from './remove-files'
import { UNSHOWN_REVISION } from './repo'

const DRAFTS = { looked: 500, handed: 200 }
/** Long enough for a revision that is being saved to refer to its document. */
const UNUSED_FILE_DAYS = 1
/** Each is copied to the trash, and one run may ask R2 a limited number of times. */
const FILES_AT_ONCE = 100

/** Expired revisions that are on no order, in no cart and shown by no link. */
async function deleteDrafts({ db, now }: RetentionTools): Promise<void> {
  const time = now().toISOString()
  const { at, id } = await cursorOf(db, 'designs')
  const { results } = await db
    .prepare(
      `SELECT expires_at AS at, rowid AS id, ${UNSHOWN_REVISION} AS unused FROM design_revisions
       WHERE expires_at <= ?1 AND (expires_at, rowid) > (?2, ?3) ORDER BY expires_at, rowid LIMIT ?4`,
    )
    .bind(time, at, id, DRAFTS.looked)
    .all<Walked>()
  const { unused, next } = portionOf(results, DRAFTS)
  await db.batch([
    db
      .prepare(
        `DELETE FROM design_revisions WHERE rowid IN (SELECT value FROM json_each(?1))
           AND expires_at <= ?2 AND ${UNSHOWN_REVISION}`,
      )
      .bind(JSON.stringify(unused.map((row) => row.id)), time),
    moveCursor(db, 'designs', next),
  ])
}

/** Documents without a revision. The files are deleted first: a remaining row leads to its file the next time. */
async function deleteDocuments({ db, trash, daysAgo }: RetentionTools): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT object_key AS "key", owner FROM design_files WHERE in_use = 0 AND created_at < ?
       ORDER BY created_at LIMIT ?`,
    )
    .bind(daysAgo(UNUSED_FILE_DAYS), FILES_AT_ONCE)
    .all<{ key: string; owner: string | null }>()
  if (results.length === 0) return
  await trash.discard(results)
  await removeDesignFiles(
    db,
    results.map(({ key }) => key),
  )
}

export const designsRetention: Retention = {
  tables: {
    designs: { stays: 'a uid, so that a deleted design is not made again; its revisions end' },
    design_revisions: { jobs: ['retention of designs'], with: ['designs'] },
    design_uploads: { with: ['design_revisions'] },
    design_files: { jobs: ['retention of design files'] },
    design_links: { jobs: ['retention of design links'], with: ['designs', 'design_revisions'] },
    design_link_pages: { with: ['design_links'] },
  },
  files: { 'designs/': 'with its row in design_files' },
  jobs: [
    deleteExpired('retention of design links', 'design_links', 'sha256'),
    { name: 'retention of designs', run: ({ retention }) => deleteDrafts(retention) },
    { name: 'retention of design files', run: ({ retention }) => deleteDocuments(retention) },
  ],
}
