export interface BannerRow {
  sale_title: string
  offer_text: string
  offer_description: string
  from_at: string
  to_at: string
  show_timer: number
  store_notice: string
}

export function createBannersRepo(db: D1Database) {
  return {
    /** Offers that reduce prices at `now`, the largest reduction first. */
    async running(now: Date): Promise<BannerRow[]> {
      const { results } = await db
        .prepare(
          `SELECT * FROM offers WHERE sale_title <> '' AND from_at <= ?1 AND to_at > ?1
           ORDER BY percent DESC, to_at, id`,
        )
        .bind(now.toISOString())
        .all<BannerRow>()
      return results
    },
  }
}
