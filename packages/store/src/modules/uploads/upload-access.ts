/**
 * SQL that is true if an upload belongs to one of the owners, or is in one of their designs. A copy of a design keeps the
 * photos of the original, which another guest may have sent. Nobody can put another guest's photo into a design
 * otherwise: a save is refused for photos of which this is false.
 *
 * @param uid SQL: a parameter or a column
 * @param owners a parameter with a JSON list
 */
export function isMine(uid: string, owners: string): string {
  const ofDesign = `d.deleted_at IS NULL AND d.owner IN (SELECT value FROM json_each(${owners}))`
  return `EXISTS (SELECT 1 FROM uploads u WHERE u.uid = ${uid} AND u.owner IN (SELECT value FROM json_each(${owners})))
    OR EXISTS (SELECT 1 FROM design_uploads p JOIN designs d ON d.uid = p.design_uid
      WHERE p.upload_uid = ${uid} AND ${ofDesign})
    OR EXISTS (SELECT 1 FROM design_revisions r JOIN designs d ON d.uid = r.design_uid
      WHERE r.preview_uid = ${uid} AND ${ofDesign})`
}
