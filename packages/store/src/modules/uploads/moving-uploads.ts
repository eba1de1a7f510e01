/** Statements that make the uploads of an owner another one's, with a phone's link, which works on. */
export const movingUploads = (db: D1Database, from: string, to: string): D1PreparedStatement[] => [
  db.prepare('UPDATE uploads SET owner = ?2 WHERE owner = ?1').bind(from, to),
  // A shopper has one link at a time. The one that was just made stays.
  db.prepare('UPDATE OR REPLACE phone_links SET owner = ?2 WHERE owner = ?1').bind(from, to),
]
