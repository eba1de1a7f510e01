import type { Enquiry } from './enquiry'

export function createEnquiriesRepo(db: D1Database) {
  return {
    /**
     * The enquiry and its photos; once, however often it is sent.
     *
     * @param more what counts it and writes its mails
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

    /** What is older than this goes, but for photos that are shown; their files then go like any that nothing has. */
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
