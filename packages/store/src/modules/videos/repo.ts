export interface VideoRow {
  name: string
  description: string
  thumbnail_path: string
  uploaded_at: string
  duration: string
  src: string | null
  embed_url: string | null
}

export function createVideosRepo(db: D1Database) {
  return {
    /** Videos of the page with this slug. */
    async list(slug: string): Promise<VideoRow[]> {
      const { results } = await db
        .prepare('SELECT * FROM videos WHERE slug = ? ORDER BY position, id')
        .bind(slug)
        .all<VideoRow>()
      return results
    },
  }
}
