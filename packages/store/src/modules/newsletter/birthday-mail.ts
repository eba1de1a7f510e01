import { dateWordsAt } from '@kea/shared/day-words'
import { routes } from '@kea/shared/routes'
import { button, code as codeBlock, link, paragraph, small, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { NewsletterMailParts } from './newsletter-mail'

interface BirthdayMailParts extends Pick<NewsletterMailParts, 'messageId' | 'recipient' | 'token' | 'shop'> {
  firstname: string
  /** What the setting promises. */
  text: string
  code: string
  until: Date
  /** Null where the shop does not know its address. */
  siteUrl: string | null
}

/** The gift of a subscriber's birthday. */
export function birthdayMail(parts: BirthdayMailParts): Mail {
  const { messageId, recipient, firstname, text, code, until, token, siteUrl, shop } = parts
  const unsubscribeUrl = `${siteUrl ?? ''}${routes.unsubscribe()}?token=${token}`
  const last = dateWordsAt(until.getTime() - 1)
  return {
    messageId,
    recipient,
    ...(siteUrl?.startsWith('https:') && { unsubscribeUrl }),
    subject: `Happy birthday from ${shop.name}`,
    content: toShopper(
      shop,
      [
        paragraph('Happy birthday! We hope it’s a good one.'),
        paragraph(`Here is your gift from us: ${text}.`),
        codeBlock('Your code', code),
        ...(siteUrl === null ? [] : [button('Add the code to your cart', `${siteUrl}/?cc=${btoa(code)}`)]),
        small(`Or enter it in the cart, below the total. It is valid until ${last}, with this email address, once.`),
        small('You told us your birthday when you subscribed. We keep only the day and the month.'),
        siteUrl === null ? small(`Write to ${shop.email} to unsubscribe.`) : link('Unsubscribe', unsubscribeUrl),
      ],
      firstname,
    ),
  }
}
