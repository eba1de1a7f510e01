export interface SitePageRow {
  slug: string
  name: string
  updated_at: string
  robots: string
  canonical_url: string | null
  /** JSON list of {url, label}. */
  pictures: string
}

/**
 * A page's name comes before its product's, since both may have one address. Names are looked up only for the listed
 * rows, by their keys, so a growing catalogue does not slow down a page of the list.
 */
const LIST = `WITH listed AS MATERIALIZED (SELECT * FROM site_pages ORDER BY slug LIMIT ? OFFSET ?)
  SELECT listed.*, coalesce(
    (SELECT name FROM pages WHERE pages.slug = listed.slug AND enabled = 1),
    (SELECT name FROM products WHERE url_key = listed.slug),
    (SELECT title FROM blog_posts WHERE url_key = substr(listed.slug, 6) AND listed.slug LIKE 'blog/%'),
    (SELECT name FROM blog_categories WHERE url_key = substr(listed.slug, 6) AND listed.slug LIKE 'blog/%'),
    'Blog') AS name
  FROM listed ORDER BY slug`

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
