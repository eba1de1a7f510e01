import { withoutLinks } from '@kea/shared/web-addresses'
import { panel, paragraph, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'
import type { AskedQuestion } from './admin-repo'

/** To the person who asked. The address may be a stranger's: the input in the mail has no links. */
export const answerMail = ({ id, name, email, question }: AskedQuestion, answer: string, shop: ShopNames): Mail => ({
  messageId: `question-${id}`,
  recipient: email,
  subject: 'Your question',
  content: toShopper(shop, [panel('You asked us', [withoutLinks(question)]), paragraph(answer)], withoutLinks(name)),
})
