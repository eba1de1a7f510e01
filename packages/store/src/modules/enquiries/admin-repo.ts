export interface WaitingEnquiry {
  reference: string
  kind: 'contact' | 'order' | 'photo'
  email: string
  photos: number
  created_at: string
}

export interface StoredEnquiry {
  status: string
  /** JSON list of {label, value}. */
  details: string
  /** JSON list of upload uids. */
  photos: string
}

export type EnquiryDecision = 'done' | 'approved' | 'refused'

/** Enquiries of shoppers for the operator. */
export function createEnquiryAdminRepo(db: D1Database) {
  return {
    /** The oldest first, and the total. */
    async waiting(limit: number): Promise<{ enquiries: WaitingEnquiry[]; total: number }> {
      const [page, all] = await db.batch<WaitingEnquiry & { n: number }>([
        db
          .prepare(
            `SELECT reference, kind, email, created_at,
               (SELECT count(*) FROM enquiry_photos WHERE enquiry_id = enquiries.id) AS photos
             FROM enquiries WHERE status = 'pending' ORDER BY id LIMIT ?`,
          )
          .bind(limit),
        db.prepare("SELECT count(*) AS n FROM enquiries WHERE status = 'pending'"),
      ])
      return { enquiries: page?.results ?? [], total: all?.results[0]?.n ?? 0 }
    },

    find: (reference: string) =>
      db
        .prepare(
          `SELECT status, details, (SELECT json_group_array(upload_uid) FROM enquiry_photos
             WHERE enquiry_id = enquiries.id) AS photos
           FROM enquiries WHERE reference = ? ORDER BY id DESC`,
        )
        .bind(reference)
        .first<StoredEnquiry>(),

    /**
     * Answers the references that exist. Only photos can be approved. Of two enquiries with one reference, the one that
     * `find` shows is decided.
     */
    async decide(references: readonly string[], decision: EnquiryDecision): Promise<string[]> {
      const { results } = await db
        .prepare(
          `UPDATE enquiries SET status = ?2 WHERE reference IN (SELECT value FROM json_each(?1))
             AND (?2 = 'done' OR kind = 'photo')
             AND id IN (SELECT max(id) FROM enquiries GROUP BY reference) RETURNING reference`,
        )
        .bind(JSON.stringify(references), decision)
        .all<{ reference: string }>()
      return results.map(({ reference }) => reference)
    },
  }
}
