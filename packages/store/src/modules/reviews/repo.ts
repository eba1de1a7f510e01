/** The figures of the approved reviews of a product. */
export interface RatingFigures {
  count: number
  /** 1 to 5; 0 without reviews. */
  average: number
  /** The number of reviews with one star, two stars, and so on. */
  byStars: readonly number[]
}

export interface ReviewRow {
  sku: string
  rating: number
  title: string
  text: string
  nickname: string
  created_at: string
  is_sample: number
  order_id: number | null
  /** JSON list of upload uids. */
  photos: string
}

/** A page of a product's reviews. */
export interface ReviewsAsked {
  sku: string
  limit: number
  offset: number
}

interface RatingCount {
  rating: number
  n: number
}

function toFigures(counts: readonly RatingCount[]): RatingFigures {
  const byStars = [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.n ?? 0)
  const count = byStars.reduce((sum, n) => sum + n, 0)
  const stars = byStars.reduce((sum, n, at) => sum + n * (at + 1), 0)
  return { count, average: count === 0 ? 0 : stars / count, byStars }
}

const COLUMNS = `reviews.sku, rating, title, text, nickname, reviews.created_at, is_sample, order_id,
  (SELECT json_group_array(upload_uid ORDER BY position) FROM review_photos WHERE review_uid = reviews.uid) AS photos`

/** Reviews of products on sale; `?1` is whether samples are included. */
const ON_SALE = `FROM reviews JOIN products ON products.sku = reviews.sku AND products.enabled = 1
  WHERE status = 'approved' AND is_sample <= ?1`

/** Reviews of a customer's orders in any state, of products on sale; `?1` is the customer. */
const OF_CUSTOMER = `FROM reviews JOIN products ON products.sku = reviews.sku AND products.enabled = 1
  WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ?1)`

/** `withSamples` false: without the sample reviews of a new shop. */
export function createReviewsRepo(db: D1Database, { withSamples }: { withSamples: boolean }) {
  const samples = withSamples ? 1 : 0
  return {
    /** Figures of the whole shop. Triggers keep them up to date. */
    async siteFigures(): Promise<RatingFigures> {
      const { results } = await db
        .prepare('SELECT rating, sum(n) AS n FROM shop_rating WHERE is_sample <= ?1 GROUP BY rating')
        .bind(samples)
        .all<RatingCount>()
      return toFigures(results)
    },

    /** Figures in the order of `skus`. */
    async figures(skus: readonly string[]): Promise<RatingFigures[]> {
      const { results } = await db
        .prepare(
          `SELECT sku, rating, count(*) AS n FROM reviews WHERE sku IN (SELECT value FROM json_each(?1))
             AND status = 'approved' AND is_sample <= ?2 GROUP BY sku, rating`,
        )
        .bind(JSON.stringify(skus), samples)
        .all<RatingCount & { sku: string }>()
      return skus.map((sku) => toFigures(results.filter((row) => row.sku === sku)))
    },

    /** The newest first. All lists of one answer are read in one statement, in the order of `asked`. */
    async newest(asked: readonly ReviewsAsked[]): Promise<ReviewRow[][]> {
      const { results } = await db
        .prepare(
          `WITH asked AS (SELECT key AS at, value ->> 'sku' AS sku, value ->> 'offset' AS first,
             value ->> 'offset' + value ->> 'limit' AS last FROM json_each(?1))
           SELECT at, ${COLUMNS} FROM (
             SELECT asked.at, asked.first, asked.last, reviews.*,
               row_number() OVER (PARTITION BY asked.at ORDER BY created_at DESC, uid) AS place
             FROM asked JOIN reviews ON reviews.sku = asked.sku
             WHERE status = 'approved' AND is_sample <= ?2) AS reviews
           WHERE place > first AND place <= last ORDER BY at, place`,
        )
        .bind(JSON.stringify(asked), samples)
        .all<ReviewRow & { at: number }>()
      return asked.map((_, at) => results.filter((row) => row.at === at))
    },

    /** The newest first. */
    async ofCustomer(id: number, { limit, offset }: { limit: number; offset: number }): Promise<ReviewRow[]> {
      const { results } = await db
        .prepare(`SELECT ${COLUMNS} ${OF_CUSTOMER} ORDER BY reviews.created_at DESC, uid LIMIT ?2 OFFSET ?3`)
        .bind(id, limit, offset)
        .all<ReviewRow>()
      return results
    },

    async ratingsOfCustomer(id: number): Promise<RatingFigures> {
      const { results } = await db
        .prepare(`SELECT rating, count(*) AS n ${OF_CUSTOMER} GROUP BY rating`)
        .bind(id)
        .all<RatingCount>()
      return toFigures(results)
    },

    /** Reviews of everything on sale, the newest first; `stars` null for any number of stars. */
    async newestOfAll(limit: number, offset: number, stars: number | null): Promise<ReviewRow[]> {
      const { results } = await db
        .prepare(
          `SELECT ${COLUMNS} ${ON_SALE} AND (?4 IS NULL OR rating = ?4)
           ORDER BY reviews.created_at DESC, uid LIMIT ?2 OFFSET ?3`,
        )
        .bind(samples, limit, offset, stars)
        .all<ReviewRow>()
      return results
    },
  }
}

export type ReviewsRepo = ReturnType<typeof createReviewsRepo>
