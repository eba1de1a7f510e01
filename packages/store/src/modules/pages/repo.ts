export interface PageRow {
  id: number
  slug: string
  name: string
  heading: string
  content: string
  layout: string
  meta_title: string
  meta_description: string
  meta_keywords: string
  meta_robots: string
  canonical_url: string | null
  picture_path: string | null
  picture_alt: string | null
  sku: string | null
  /** JSON list of {label, url}. */
  breadcrumbs: string
  /** JSON: offers by the CMS's field names. */
  offers: string
  /** JSON: the advertising names of the page's product. */
  remarketing: string
  cartstack_enable: number
  /** JSON: the values by attribute of the products that a category page lists; null for any other page. */
  listing: string | null
  updated_at: string
}

const HOPS_MAX = 20

/** A move is ignored if its address has a page again. */
const LAST_TARGET = `WITH RECURSIVE hops (target, depth) AS (
    SELECT target, 1 FROM redirects WHERE slug = ?1
    UNION ALL
    SELECT r.target, depth + 1 FROM hops JOIN redirects r ON r.slug = hops.target
    WHERE depth < ?2 AND hops.target NOT IN (SELECT slug FROM site_pages))
  SELECT target FROM hops
  WHERE target IN (SELECT slug FROM site_pages) OR target NOT IN (SELECT slug FROM redirects) LIMIT 1`

export function createPagesRepo(db: D1Database) {
  return {
    bySlug: (slug: string) =>
      db.prepare('SELECT * FROM pages WHERE slug = ? AND enabled = 1').bind(slug).first<PageRow>(),
    byId: (id: number) => db.prepare('SELECT * FROM pages WHERE id = ? AND enabled = 1').bind(id).first<PageRow>(),
    /** The end of a chain of moves; null for an address without a move, and for a circle or a too long chain. */
    movedTo: (slug: string) => db.prepare(LAST_TARGET).bind(slug, HOPS_MAX).first<string>('target'),
  }
}

export type PagesRepo = ReturnType<typeof createPagesRepo>
