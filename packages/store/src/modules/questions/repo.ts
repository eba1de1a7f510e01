import type { QuestionForm } from '@kea/shared/schemas/review'
import { type Mail, queueMailIfChanged } from '../jobs/outbox'

export interface QuestionRow {
  question: string
  answer: string
  answer_html: string | null
}

export function createQuestionsRepo(db: D1Database) {
  return {
    count: async (slug: string): Promise<number> =>
      (await db.prepare('SELECT count(*) AS n FROM shown_questions WHERE slug = ?').bind(slug).first<number>('n')) ?? 0,
    async ask(slug: string, { question, name, email }: QuestionForm, mail: Mail, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            `INSERT INTO asked_questions (slug, name, email, question, asked_at) SELECT ?1, ?2, ?3, ?4, ?5
             WHERE NOT EXISTS (SELECT 1 FROM asked_questions WHERE slug = ?1 AND email = ?3 AND question = ?4)`,
          )
          .bind(slug, name, email, question, now),
        queueMailIfChanged(db, mail, now),
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
