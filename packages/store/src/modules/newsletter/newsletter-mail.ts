import { dateWordsAt } from '@kea/shared/day-words'
import { REMINDERS } from '@kea/shared/newsletter/consent-words'
import type { NewsletterOffer } from '@kea/shared/newsletter/offer'
import { routes } from '@kea/shared/routes'
import { type Block, button, code as codeBlock, link, paragraph, small, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'

export interface NewsletterMailParts {
  messageId: string
  recipient: string
  /** Null without an offer. */
  gift: { offer: NewsletterOffer; code: string; until: Date } | null
  token: string
  /** The shop's origin; '' if unknown. The mail then has no links. */
  shopOrigin: string
  shop: { name: string; email: string; address: string }
}

function giftBlocks({ gift, shopOrigin }: NewsletterMailParts): Block[] {
  if (!gift) return []
  const { offer, code, until } = gift
  const last = dateWordsAt(until.getTime() - 1)
  return [
    paragraph(`Here is your offer: ${offer.text}.`),
    codeBlock('Your code', code),
    ...(shopOrigin ? [button('Add the code to your cart', `${shopOrigin}/?cc=${btoa(code)}`)] : []),
    small(
      `Or enter it in the cart, below the total. It is valid until ${last}, for a first order with this email address.`,
    ),
    ...(offer.terms ? [small(offer.terms)] : []),
  ]
}

/** The mail that follows a subscription. */
export function newsletterMail(parts: NewsletterMailParts): Mail {
  const { messageId, recipient, gift, token, shopOrigin, shop } = parts
  const unsubscribeUrl = `${shopOrigin}${routes.unsubscribe()}?token=${token}`
  return {
    messageId,
    recipient,
    // Mail programs and mail services accept only HTTPS here.
    ...(shopOrigin.startsWith('https:') && { unsubscribeUrl }),
    subject: gift ? `Your code from ${shop.name}` : `Welcome to the ${shop.name} newsletter`,
    content: toShopper(shop, [
      paragraph(`Thank you for subscribing to the ${shop.name} newsletter.`),
      ...giftBlocks(parts),
      small(REMINDERS),
      small('Someone entered this email address in our shop. Wasn’t you, or changed your mind? Unsubscribe any time.'),
      shopOrigin ? link('Unsubscribe', unsubscribeUrl) : small(`Write to ${shop.email} to unsubscribe.`),
    ]),
  }
}
