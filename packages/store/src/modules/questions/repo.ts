export interface QuestionRow {
  question: string
  answer: string
  answer_html: string | null
}

export function createQuestionsRepo(db: D1Database) {
  return {
    count: async (slug: string): Promise<number> =>
      (await db.prepare('SELECT count(*) AS n FROM shown_questions WHERE slug = ?').bind(slug).first<number>('n')) ?? 0,
    async list(slug: string, { limit, offset }: { limit: number; offset: number }): Promise<QuestionRow[]> {
      const { results } = await db
        .prepare(
          `SELECT question, answer, answer_html FROM shown_questions WHERE slug = ?
           ORDER BY was_asked, position, id LIMIT ? OFFSET ?`,
        )
        .bind(slug, limit, offset)
        .all<QuestionRow>()
      return results
    },
  }
}

export type QuestionsRepo = ReturnType<typeof createQuestionsRepo>
