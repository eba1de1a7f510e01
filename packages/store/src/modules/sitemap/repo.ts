export interface SitePageRow {
  slug: string
  name: string
  updated_at: string
  robots: string
  canonical_url: string | null
  /** JSON list of {url, label}. */
  pictures: string
}

/** A page's name goes before its product's, since both may stand at one address. */
const LIST = `SELECT site_pages.*, coalesce(
    (SELECT name FROM pages WHERE pages.slug = site_pages.slug AND enabled = 1),
    (SELECT name FROM products WHERE url_key = site_pages.slug),
    (SELECT title FROM blog_posts WHERE 'blog/' || url_key = site_pages.slug),
    (SELECT name FROM blog_categories WHERE 'blog/' || url_key = site_pages.slug),
    'Blog') AS name
  FROM site_pages ORDER BY slug LIMIT ? OFFSET ?`

export function createSitemapRepo(db: D1Database) {
  return {
    async list({ limit, offset }: { limit: number; offset: number }): Promise<{ rows: SitePageRow[]; total: number }> {
      const [page, count] = await db.batch<SitePageRow & { n: number }>([
        db.prepare(LIST).bind(limit, offset),
        db.prepare('SELECT count(*) AS n FROM site_pages'),
      ])
      return { rows: page?.results ?? [], total: count?.results[0]?.n ?? 0 }
    },
  }
}
