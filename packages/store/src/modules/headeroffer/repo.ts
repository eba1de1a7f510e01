export interface BannerRow {
  sale_title: string
  offer_text: string
  offer_description: string
  from_at: string
  to_at: string
  show_timer: number
  store_notice: string
  /** Of the product, if it is on sale. */
  landing_path: string | null
}

export function createBannersRepo(db: D1Database) {
  return {
    /** Offers that reduce a price at `now`, the largest reduction first. */
    async running(now: Date): Promise<BannerRow[]> {
      const { results } = await db
        .prepare(
          `SELECT offers.*, landing_path FROM offers LEFT JOIN products ON products.id = product_id AND enabled = 1
           WHERE sale_title <> '' AND from_at <= ?1 AND to_at > ?1
             AND EXISTS (SELECT 1 FROM offer_products WHERE offer_id = offers.id)
           ORDER BY percent DESC, to_at, offers.id`,
        )
        .bind(now.toISOString())
        .all<BannerRow>()
      return results
    },
  }
}
