export interface SitePageRow {
  slug: string
  updated_at: string
  robots: string
  canonical_url: string | null
  /** JSON list of {url, label}. */
  pictures: string
}

export function createSitemapRepo(db: D1Database) {
  return {
    async list({ limit, offset }: { limit: number; offset: number }): Promise<{ rows: SitePageRow[]; total: number }> {
      const [page, count] = await db.batch<SitePageRow & { n: number }>([
        db.prepare('SELECT * FROM site_pages ORDER BY slug LIMIT ? OFFSET ?').bind(limit, offset),
        db.prepare('SELECT count(*) AS n FROM site_pages'),
      ])
      return { rows: page?.results ?? [], total: count?.results[0]?.n ?? 0 }
    },
  }
}
