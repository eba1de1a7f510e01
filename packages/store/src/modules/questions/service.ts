import { type Paging, pageCount, toSlice, within } from '../../paging'
import type { QuestionRow, QuestionsRepo } from './repo'

export interface QuestionList {
  questions: QuestionRow[]
  total: number
  paging: Paging
}

export function createQuestionsService({ repo }: { repo: QuestionsRepo }) {
  // One document may ask for the list and for its length.
  const counted = new Map<string, Promise<number>>()
  const count = (slug: string): Promise<number> => {
    const known = counted.get(slug) ?? repo.count(slug)
    counted.set(slug, known)
    return known
  }

  return {
    count,

    /** Questions of the page with this slug. */
    async list(slug: string, asked: Paging): Promise<QuestionList> {
      const paging = within(asked)
      const slice = toSlice(paging)
      const [total, questions] = await Promise.all([count(slug), repo.list(slug, slice)])
      pageCount(paging, total)
      return { questions, total, paging }
    },
  }
}
