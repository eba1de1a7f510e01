/**
 * Every column that keeps an upload from being deleted: those whose foreign key refers to `uploads` without CASCADE.
 * A test compares the list with the schema, so a new table cannot be left out.
 */
export const UPLOAD_USES: readonly (readonly [table: string, column: string])[] = [
  ['design_revisions', 'preview_uid'],
  ['design_uploads', 'upload_uid'],
  ['enquiry_photos', 'upload_uid'],
  ['order_originals', 'upload_uid'],
  ['review_photos', 'upload_uid'],
]

/** SQL that is true where nothing uses the upload. `uid` is SQL too: a parameter or a column. */
export const isUnused = (uid: string): string =>
  UPLOAD_USES.map(([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${uid})`).join(' AND ')
