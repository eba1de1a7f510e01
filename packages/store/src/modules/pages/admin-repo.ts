/** Texts of a page that the operator may change. */
export const PAGE_TEXTS = ['name', 'heading', 'meta_title', 'meta_description', 'meta_keywords', 'meta_robots'] as const

export type PageText = (typeof PAGE_TEXTS)[number]

export interface ListedPage {
  slug: string
  name: string
  enabled: 0 | 1
  meta_robots: string
  updated_at: string
}

export interface EditedPage extends ListedPage, Record<PageText, string> {
  content: string
}

/** Pages of the CMS for the operator. A trigger of pages makes the search index outdated. */
export function createPageAdminRepo(db: D1Database) {
  const isChanged = async (statement: D1PreparedStatement): Promise<boolean> => (await statement.run()).meta.changes > 0
  const setText = (column: PageText | 'content', slug: string, value: string, now: string): Promise<boolean> =>
    isChanged(db.prepare(`UPDATE pages SET ${column} = ?2, updated_at = ?3 WHERE slug = ?1`).bind(slug, value, now))
  return {
    async list(): Promise<ListedPage[]> {
      const { results } = await db
        .prepare('SELECT slug, name, enabled, meta_robots, updated_at FROM pages ORDER BY slug')
        .all<ListedPage>()
      return results
    },

    /** Also a hidden page. */
    find: (slug: string) => db.prepare('SELECT * FROM pages WHERE slug = ?').bind(slug).first<EditedPage>(),

    /** False without such a page. */
    setText,

    /** False without such a page in the other state. */
    setEnabled: (slug: string, isEnabled: boolean, now: string): Promise<boolean> =>
      isChanged(
        db
          .prepare('UPDATE pages SET enabled = ?2, updated_at = ?3 WHERE slug = ?1 AND enabled <> ?2')
          .bind(slug, isEnabled ? 1 : 0, now),
      ),
  }
}

export type PageAdminRepo = ReturnType<typeof createPageAdminRepo>
