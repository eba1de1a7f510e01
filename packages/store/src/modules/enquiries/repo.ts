import type { Enquiry } from './enquiry'

export function createEnquiriesRepo(db: D1Database) {
  return {
    /**
     * Stores the enquiry and its photos, once if it is sent again.
     *
     * @param more statements that count it and write its mails
     */
    async add(enquiry: Enquiry, digest: string, more: readonly D1PreparedStatement[], now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            `INSERT INTO enquiries (kind, digest, email, details, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (digest) DO NOTHING`,
          )
          .bind(enquiry.kind, digest, enquiry.email.toLowerCase(), JSON.stringify(enquiry.details), now),
        db
          .prepare(
            `INSERT INTO enquiry_photos (enquiry_id, upload_uid)
             SELECT enquiries.id, value FROM enquiries, json_each(?2) WHERE digest = ?1
             ON CONFLICT (enquiry_id, upload_uid) DO NOTHING`,
          )
          .bind(digest, JSON.stringify(enquiry.photos)),
        ...more,
      ])
    },

    /** Removes old enquiries, except for shown photos. Their files then have no use and are removed like any others. */
    async forget(before: string, limit: number): Promise<void> {
      await db
        .prepare(
          `DELETE FROM enquiries WHERE id IN (SELECT id FROM enquiries WHERE created_at < ?1 AND status <> 'approved'
             ORDER BY created_at LIMIT ?2)`,
        )
        .bind(before, limit)
        .run()
    },
  }
}

export type EnquiriesRepo = ReturnType<typeof createEnquiriesRepo>
