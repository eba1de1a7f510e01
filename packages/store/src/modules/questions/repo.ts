import type { QuestionForm } from '@kea/shared/schemas/review'

export interface QuestionRow {
  question: string
  answer: string
  answer_html: string | null
}

interface AskedOnce {
  counting: readonly D1PreparedStatement[]
  /** Statements that mail the shop about a new question. */
  mailing: readonly D1PreparedStatement[]
}

export function createQuestionsRepo(db: D1Database) {
  return {
    count: async (slug: string): Promise<number> =>
      (await db.prepare('SELECT count(*) AS n FROM shown_questions WHERE slug = ?').bind(slug).first<number>('n')) ?? 0,
    /** Stores the question and mails the shop, both once for the same question. */
    async ask(
      slug: string,
      { question, name, email }: QuestionForm,
      { counting, mailing }: AskedOnce,
      now: string,
    ): Promise<void> {
      await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO asked_questions (slug, name, email, question, asked_at) SELECT ?1, ?2, ?3, ?4, ?5
             WHERE NOT EXISTS (SELECT 1 FROM asked_questions WHERE slug = ?1 AND email = ?3 AND question = ?4)`,
          )
          .bind(slug, name, email, question, now),
        ...mailing,
      ])
    },

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
