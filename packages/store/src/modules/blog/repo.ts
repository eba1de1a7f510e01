export interface CategoryRow {
  url_key: string
  name: string
}

export interface PostRow {
  id: number
  url_key: string
  title: string
  meta_title: string
  meta_description: string
  author: string
  published_at: string
  updated_at: string
  picture_path: string | null
  picture_alt: string | null
  short_content: string
  content: string
  /** JSON list of {url_key, name}. */
  categories: string
}

/** Filters of the list of posts; null for no filter. */
export interface PostMatch {
  urlKeys: readonly string[] | null
  categoryUrlKeys: readonly string[] | null
}

const MATCHING = `FROM blog_posts p WHERE p.enabled = 1
  AND (?1 IS NULL OR p.url_key IN (SELECT value FROM json_each(?1)))
  AND (?2 IS NULL OR EXISTS (
    SELECT 1 FROM blog_post_categories pc JOIN blog_categories c ON c.id = pc.category_id
    WHERE pc.post_id = p.id AND c.url_key IN (SELECT value FROM json_each(?2))))`

const CATEGORIES = `(SELECT json_group_array(json_object('url_key', c.url_key, 'name', c.name)) FROM (
    SELECT c.url_key, c.name FROM blog_post_categories pc JOIN blog_categories c ON c.id = pc.category_id
    WHERE pc.post_id = p.id ORDER BY c.position, c.id) c)`

export function createBlogRepo(db: D1Database) {
  return {
    /** Categories with at least one post. */
    async categories(): Promise<CategoryRow[]> {
      const { results } = await db
        .prepare(
          `SELECT url_key, name FROM blog_categories c WHERE EXISTS (
             SELECT 1 FROM blog_post_categories pc JOIN blog_posts p ON p.id = pc.post_id
             WHERE pc.category_id = c.id AND p.enabled = 1)
           ORDER BY position, id`,
        )
        .all<CategoryRow>()
      return results
    },

    /** Newest first. */
    async posts(
      match: PostMatch,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ posts: PostRow[]; total: number }> {
      const bound = [match.urlKeys, match.categoryUrlKeys].map((keys) => keys && JSON.stringify(keys))
      const [page, count] = await db.batch<PostRow & { n: number }>([
        db
          .prepare(
            `SELECT p.*, ${CATEGORIES} AS categories ${MATCHING}
             ORDER BY p.published_at DESC, p.id DESC LIMIT ?3 OFFSET ?4`,
          )
          .bind(...bound, limit, offset),
        db.prepare(`SELECT count(*) AS n ${MATCHING}`).bind(...bound),
      ])
      return { posts: page?.results ?? [], total: count?.results[0]?.n ?? 0 }
    },
  }
}
