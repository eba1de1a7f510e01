export type ReviewDecision = 'approved' | 'refused'

export interface WaitingReview {
  uid: string
  sku: string
  rating: number
  title: string
  text: string
  nickname: string
  created_at: string
  photos: number
  /** Whether it belongs to a paid order. */
  verified: 'yes' | ''
}

/** Reviews for the operator. */
export function createReviewAdminRepo(db: D1Database) {
  return {
    /** The oldest first, and the total. */
    async waiting(limit: number): Promise<{ reviews: WaitingReview[]; total: number }> {
      const [page, all] = await db.batch<WaitingReview & { n: number }>([
        db
          .prepare(
            `SELECT uid, sku, rating, title, text, nickname, created_at, (SELECT count(*) FROM review_photos WHERE review_uid = reviews.uid) AS photos,
               iif(order_id IS NULL, '', 'yes') AS verified FROM reviews WHERE status = 'pending'
             ORDER BY created_at, uid LIMIT ?`,
          )
          .bind(limit),
        db.prepare("SELECT count(*) AS n FROM reviews WHERE status = 'pending'"),
      ])
      return { reviews: page?.results ?? [], total: all?.results[0]?.n ?? 0 }
    },

    photosOf: (uid: string) =>
      db
        .prepare(
          `SELECT status, (SELECT json_group_array(upload_uid ORDER BY position) FROM review_photos
             WHERE review_uid = reviews.uid) AS photos FROM reviews WHERE uid = ?`,
        )
        .bind(uid)
        .first<{ status: string; photos: string }>(),

    /** Paths of the pages that show these products with their figures. */
    async pathsOf(skus: readonly string[]): Promise<string[]> {
      const { results } = await db
        .prepare(
          `SELECT '/' || url_key AS path FROM products WHERE sku IN (SELECT value FROM json_each(?1))
           UNION SELECT '/' || slug FROM pages WHERE sku IN (SELECT value FROM json_each(?1))`,
        )
        .bind(JSON.stringify(skus))
        .all<{ path: string }>()
      return results.map(({ path }) => path)
    },

    /** Answers the uids that exist. A decision can be changed later. */
    async decide(uids: readonly string[], decision: ReviewDecision): Promise<{ uid: string; sku: string }[]> {
      const { results } = await db
        .prepare('UPDATE reviews SET status = ?2 WHERE uid IN (SELECT value FROM json_each(?1)) RETURNING uid, sku')
        .bind(JSON.stringify(uids), decision)
        .all<{ uid: string; sku: string }>()
      return results
    },
  }
}
