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
}

export function createPagesRepo(db: D1Database) {
  return {
    bySlug: (slug: string) =>
      db.prepare('SELECT * FROM pages WHERE slug = ? AND enabled = 1').bind(slug).first<PageRow>(),
    byId: (id: number) => db.prepare('SELECT * FROM pages WHERE id = ? AND enabled = 1').bind(id).first<PageRow>(),
    movedTo: (slug: string) =>
      db.prepare('SELECT target FROM redirects WHERE slug = ?').bind(slug).first<string>('target'),
  }
}

export type PagesRepo = ReturnType<typeof createPagesRepo>
