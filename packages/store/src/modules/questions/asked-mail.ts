import type { QuestionForm } from '@kea/shared/schemas/review'
import { sha256 } from '../../identity'
import { panel, small, toShop } from '../mails/content'
import type { Mail } from '../mails/outbox'

/** Tells the shop about a new question, once for the same question. */
export async function askedMail(slug: string, form: QuestionForm, recipient: string): Promise<Mail> {
  const { question, name, email } = form
  return {
    messageId: `asked-${await sha256(JSON.stringify([slug, email, question]))}`,
    recipient,
    subject: `A question about /${slug}`,
    content: toShop([
      panel(`${name} (${email}) asks on /${slug}`, [question]),
      small('Answer it with: pnpm shop questions'),
    ]),
  }
}
