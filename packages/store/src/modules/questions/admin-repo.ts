import { type Mail, queueMailIfChanged } from '../mails/outbox'

export interface AskedQuestion {
  id: number
  slug: string
  name: string
  email: string
  question: string
  asked_at: string
}

const ASKED = 'SELECT id, slug, name, email, question, asked_at FROM asked_questions'

/** Questions of shoppers for the operator. */
export function createQuestionAdminRepo(db: D1Database) {
  return {
    /** The oldest first, and the total. */
    async waiting(limit: number): Promise<{ questions: AskedQuestion[]; total: number }> {
      const [page, all] = await db.batch<AskedQuestion & { n: number }>([
        db.prepare(`${ASKED} WHERE status = 'pending' ORDER BY id LIMIT ?`).bind(limit),
        db.prepare("SELECT count(*) AS n FROM asked_questions WHERE status = 'pending'"),
      ])
      return { questions: page?.results ?? [], total: all?.results[0]?.n ?? 0 }
    },

    find: (id: number) => db.prepare(`${ASKED} WHERE id = ?`).bind(id).first<AskedQuestion>(),

    /** Stores the answer and writes its mail. A changed answer sends no second mail. */
    async answer(id: number, answer: string, mail: Mail, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            "UPDATE asked_questions SET status = 'answered', answer = ?2, answered_at = ?3 WHERE id = ?1 AND answered_at IS NULL",
          )
          .bind(id, answer, now),
        queueMailIfChanged(db, mail, now),
        db
          .prepare("UPDATE asked_questions SET status = 'answered', answer = ?2, answered_at = ?3 WHERE id = ?1")
          .bind(id, answer, now),
      ])
    },

    /** Answers the ids that exist. */
    async refuse(ids: readonly number[]): Promise<Pick<AskedQuestion, 'id' | 'slug'>[]> {
      const { results } = await db
        .prepare(
          "UPDATE asked_questions SET status = 'refused' WHERE id IN (SELECT value FROM json_each(?1)) RETURNING id, slug",
        )
        .bind(JSON.stringify(ids))
        .all<Pick<AskedQuestion, 'id' | 'slug'>>()
      return results
    },
  }
}

export type QuestionAdminRepo = ReturnType<typeof createQuestionAdminRepo>
