import { withoutLinks } from '@kea/shared/web-addresses'
import type { Clock } from '../../clock'
import type { Mail } from '../mails/outbox'
import type { SettingsService } from '../settings/service'
import type { AskedQuestion, QuestionAdminRepo } from './admin-repo'

interface Dependencies {
  repo: QuestionAdminRepo
  settings: SettingsService
  clock: Clock
}

/** The address may be a stranger's: the input in the mail has no links. */
const answerMail = ({ id, name, email, question }: AskedQuestion, answer: string, shopName: string): Mail => ({
  messageId: `question-${id}`,
  recipient: email,
  subject: 'Your question',
  body: [
    `Kia ora ${withoutLinks(name)},`,
    '',
    'you asked us:',
    '',
    `  ${withoutLinks(question)}`,
    '',
    answer,
    '',
    shopName,
  ].join('\n'),
})

/** Questions of shoppers, for the operator. */
export function createQuestionAdmin({ repo, settings, clock }: Dependencies) {
  return {
    waiting: repo.waiting,
    refuse: repo.refuse,
    /** Shows the question with its answer on its page, and mails the shopper. Null for an unknown question. */
    async answer(id: number, answer: string): Promise<AskedQuestion | null> {
      const asked = await repo.find(id)
      if (!asked) return null
      const [shopName] = await settings.configValues(['store_name'])
      await repo.answer(id, answer, answerMail(asked, answer, shopName?.value ?? ''), clock().toISOString())
      return asked
    },
  }
}
