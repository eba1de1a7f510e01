/**
 * Every column that prevents the deletion of an upload: those with a foreign key to `uploads` without CASCADE. A test
 * compares the list with the schema.
 */
export const UPLOAD_USES: readonly (readonly [table: string, column: string])[] = [
  ['design_link_pages', 'upload_uid'],
  ['design_revisions', 'preview_uid'],
  ['design_uploads', 'upload_uid'],
  ['enquiry_photos', 'upload_uid'],
  ['order_originals', 'upload_uid'],
  ['review_photos', 'upload_uid'],
  ['ticket_files', 'upload_uid'],
]

/** SQL that is true if nothing uses the upload. `uid` is SQL too: a parameter or a column. */
export const isUnused = (uid: string): string =>
  UPLOAD_USES.map(([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${uid})`).join(' AND ')
