import type { ReviewForm } from '@kea/shared/schemas/review'

/** A new review, which is pending until it is approved. */
export interface WrittenReview extends ReviewForm {
  uid: string
  sku: string
  orderId: number | null
}

export function createReviewWriteRepo(db: D1Database) {
  return {
    /** Stores a review once, also if it is sent again. False if this order has another review of the same product. */
    async add(
      { uid, sku, orderId, ...review }: WrittenReview,
      counting: readonly D1PreparedStatement[],
      now: string,
    ): Promise<boolean> {
      await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, order_id, created_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'pending', ?7, ?8) ON CONFLICT DO NOTHING`,
          )
          .bind(uid, sku, review.stars, review.summary, review.text, review.nickname, orderId, now),
        db
          .prepare(
            `INSERT INTO review_photos (review_uid, upload_uid, position)
             SELECT reviews.uid, value, key FROM reviews, json_each(?2) WHERE reviews.uid = ?1
             ON CONFLICT (review_uid, position) DO NOTHING`,
          )
          .bind(uid, JSON.stringify(review.photos)),
      ])
      return (await db.prepare('SELECT 1 FROM reviews WHERE uid = ?').bind(uid).first()) !== null
    },
  }
}

export type ReviewWriteRepo = ReturnType<typeof createReviewWriteRepo>
