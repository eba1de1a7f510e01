/** Lets revisions end at `at`, ?1: their retention deletes them, with their files. `which` is a query of uids and revisions. */
export const endRevisions = (db: D1Database, which: string, at: string): D1PreparedStatement =>
  db.prepare(`UPDATE design_revisions SET expires_at = ?1 WHERE (design_uid, revision) IN (${which})`).bind(at)
