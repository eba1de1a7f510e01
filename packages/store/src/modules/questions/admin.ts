import type { Clock } from '../../clock'
import type { SettingsService } from '../settings/service'
import type { AskedQuestion, QuestionAdminRepo } from './admin-repo'
import { answerMail } from './answer-mail'

interface Dependencies {
  repo: QuestionAdminRepo
  settings: SettingsService
  clock: Clock
}

/** Questions of shoppers, for the operator. */
export function createQuestionAdmin({ repo, settings, clock }: Dependencies) {
  return {
    waiting: repo.waiting,
    refuse: repo.refuse,
    /** Shows the question with its answer on its page, and mails the shopper. Null for an unknown question. */
    async answer(id: number, answer: string): Promise<AskedQuestion | null> {
      const asked = await repo.find(id)
      if (!asked) return null
      await repo.answer(id, answer, answerMail(asked, answer, await settings.names()), clock().toISOString())
      return asked
    },
  }
}
