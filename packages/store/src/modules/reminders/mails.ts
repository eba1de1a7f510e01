import { routes } from '@kea/shared/routes'
import { type Block, button, link, type MailLine, paragraph, small, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'

interface ReminderParts {
  messageId: string
  recipient: string
  /** Of the subscription, in the link that ends it. */
  token: string
  shop: ShopNames & { address: string }
  siteUrl: string
}

const unsubscribing = ({ siteUrl, token }: ReminderParts) => {
  const url = `${siteUrl}${routes.unsubscribe()}?token=${token}`
  return {
    header: siteUrl.startsWith('https:') ? { unsubscribeUrl: url } : {},
    blocks: [
      small(
        'You’re getting this email because you subscribed to our newsletter. Unsubscribe with one click, and reminders stop too.',
      ),
      link('Unsubscribe', url),
    ] as Block[],
  }
}

const mailOf = (parts: ReminderParts, subject: string, blocks: readonly Block[]): Mail => {
  const end = unsubscribing(parts)
  return {
    messageId: parts.messageId,
    recipient: parts.recipient,
    ...end.header,
    subject,
    content: toShopper(parts.shop, [...blocks, ...end.blocks]),
  }
}

/** The mail about a cart that was left. `path` opens it. */
export const cartMail = (parts: ReminderParts & { lines: readonly MailLine[]; path: string }): Mail =>
  mailOf(parts, `Your cart at ${parts.shop.name} is still here`, [
    paragraph('You left this in your cart. We have kept it for you, with your designs as you saved them.'),
    { kind: 'lines', lines: parts.lines },
    button('Open my cart', parts.siteUrl + parts.path),
    small('We keep carts for 30 days, and remind you just this once.'),
  ])

/** The question for a review of what has arrived. The token of the order is in the fragment, which no server gets. */
export const reviewMail = (
  parts: ReminderParts & { orderToken: string; number: string; names: readonly string[] },
): Mail =>
  mailOf(parts, 'How did it turn out?', [
    paragraph(`Your order ${parts.number} should be with you by now: ${parts.names.join(', ')}.`),
    paragraph(
      'Would you tell other shoppers how it turned out? We read every review, good or bad, and a photo of it at home helps a lot.',
    ),
    button('Write a review', `${parts.siteUrl}${routes.writeReview()}#order=${parts.orderToken}`),
    small(`Something not right? Write to ${parts.shop.email}, and we’ll put it right. We’ll only ask this once.`),
  ])
