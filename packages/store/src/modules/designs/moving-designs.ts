/** Statements that make the designs of an owner another one's. */
export const movingDesigns = (db: D1Database, from: string, to: string): D1PreparedStatement[] => [
  db.prepare('UPDATE design_files SET owner = ?2 WHERE owner = ?1').bind(from, to),
  db.prepare('UPDATE OR IGNORE designs SET owner = ?2 WHERE owner = ?1').bind(from, to),
  // The new owner has a copy of the same link. Then both stay, and the link leads to the earlier one.
  db.prepare('UPDATE designs SET owner = ?2, link_sha256 = NULL WHERE owner = ?1').bind(from, to),
  db
    .prepare(
      `INSERT INTO orderable_designs (owner, design_uid, revision, expires_at)
         SELECT ?2, design_uid, revision, expires_at FROM orderable_designs WHERE owner = ?1
         ON CONFLICT DO UPDATE SET expires_at = max(expires_at, excluded.expires_at)`,
    )
    .bind(from, to),
  db.prepare('DELETE FROM orderable_designs WHERE owner = ?').bind(from),
  db.prepare('UPDATE shared_carts SET owner = ?2 WHERE owner = ?1').bind(from, to),
]
