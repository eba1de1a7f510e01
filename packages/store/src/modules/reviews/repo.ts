/** What the approved reviews of a product come to. */
export interface RatingFigures {
  count: number
  /** 1 to 5; 0 without reviews. */
  average: number
}

export interface ReviewRow {
  sku: string
  rating: number
  title: string
  text: string
  nickname: string
  created_at: string
}

/** Which part of a product's reviews is asked for. */
export interface ReviewsAsked {
  sku: string
  limit: number
  offset: number
}

const NONE: RatingFigures = { count: 0, average: 0 }

/** `withSamples` false: what was written to fill a shop without customers does not count. */
export function createReviewsRepo(db: D1Database, { withSamples }: { withSamples: boolean }) {
  const samples = withSamples ? 1 : 0
  return {
    /** Of everything that the shop sells. */
    async siteFigures(): Promise<RatingFigures> {
      const row = await db
        .prepare(
          `SELECT count(*) AS count, coalesce(avg(rating), 0) AS average FROM reviews
           WHERE status = 'approved' AND is_sample <= ?1`,
        )
        .bind(samples)
        .first<RatingFigures>()
      return row ?? NONE
    },

    /** Figures in the order of `skus`. */
    async figures(skus: readonly string[]): Promise<RatingFigures[]> {
      const { results } = await db
        .prepare(
          `SELECT sku, count(*) AS count, avg(rating) AS average FROM reviews
           WHERE sku IN (SELECT value FROM json_each(?1)) AND status = 'approved' AND is_sample <= ?2 GROUP BY sku`,
        )
        .bind(JSON.stringify(skus), samples)
        .all<RatingFigures & { sku: string }>()
      return skus.map((sku) => results.find((row) => row.sku === sku) ?? NONE)
    },

    /** The newest first. All lists of one answer are read in one statement, in the order of `asked`. */
    async newest(asked: readonly ReviewsAsked[]): Promise<ReviewRow[][]> {
      const { results } = await db
        .prepare(
          `WITH asked AS (SELECT key AS at, value ->> 'sku' AS sku, value ->> 'offset' AS first,
             value ->> 'offset' + value ->> 'limit' AS last FROM json_each(?1))
           SELECT at, sku, rating, title, text, nickname, created_at FROM (
             SELECT asked.at, asked.first, asked.last, reviews.*,
               row_number() OVER (PARTITION BY asked.at ORDER BY created_at DESC, uid) AS place
             FROM asked JOIN reviews ON reviews.sku = asked.sku
             WHERE status = 'approved' AND is_sample <= ?2)
           WHERE place > first AND place <= last ORDER BY at, place`,
        )
        .bind(JSON.stringify(asked), samples)
        .all<ReviewRow & { at: number }>()
      return asked.map((_, at) => results.filter((row) => row.at === at))
    },

    /** Of everything on sale, the newest first, with how many there are. */
    async newestOfAll(limit: number, offset: number): Promise<{ reviews: ReviewRow[]; total: number }> {
      const shown = `FROM reviews JOIN products ON products.sku = reviews.sku AND products.enabled = 1
        WHERE status = 'approved' AND is_sample <= ?1`
      const [page, count] = await db.batch<ReviewRow & { n: number }>([
        db
          .prepare(
            `SELECT reviews.sku, rating, title, text, nickname, created_at ${shown}
             ORDER BY created_at DESC, uid LIMIT ?2 OFFSET ?3`,
          )
          .bind(samples, limit, offset),
        db.prepare(`SELECT count(*) AS n ${shown}`).bind(samples),
      ])
      return { reviews: page?.results ?? [], total: count?.results[0]?.n ?? 0 }
    },
  }
}

export type ReviewsRepo = ReturnType<typeof createReviewsRepo>
