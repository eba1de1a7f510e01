import { formatLongDate } from '@kea/shared/dates'
import type { NewsletterOffer } from '@kea/shared/newsletter/offer'
import { routes } from '@kea/shared/routes'
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

function giftLines({ gift, shopOrigin }: NewsletterMailParts): string[] {
  if (!gift) return []
  const { offer, code, until } = gift
  const last = formatLongDate(new Date(until.getTime() - 1))
  return [
    `Here is your offer: ${offer.text}.`,
    '',
    `  ${code}`,
    '',
    `Enter this code in the cart, below the total. It is valid until ${last}, for a first order with this email address.`,
    ...(offer.terms ? [offer.terms] : []),
    ...(shopOrigin
      ? ['', 'Or open this link, which adds the code to your cart:', `${shopOrigin}/?cc=${btoa(code)}`]
      : []),
    '',
  ]
}

/** The mail that follows a subscription, as plain text. */
export function newsletterMail(parts: NewsletterMailParts): Mail {
  const { messageId, recipient, gift, token, shopOrigin, shop } = parts
  // The link is on a line of its own: mail programs would include a full stop after it.
  const unsubscribeUrl = `${shopOrigin}${routes.unsubscribe()}?token=${token}`
  const end = shopOrigin
    ? ['open this link to unsubscribe:', unsubscribeUrl]
    : [`write to ${shop.email} to unsubscribe.`]
  return {
    messageId,
    recipient,
    // Mail programs and mail services accept only HTTPS here.
    ...(shopOrigin.startsWith('https:') && { unsubscribeUrl }),
    subject: gift ? `Your code from ${shop.name}` : `Welcome to the ${shop.name} newsletter`,
    body: [
      'Kia ora,',
      '',
      `thank you for subscribing to the ${shop.name} newsletter.`,
      '',
      ...giftLines(parts),
      'Someone entered this email in our shop. Not you, or changed your mind?',
      ...end,
      '',
      [shop.name, shop.address, shop.email].filter(Boolean).join(', '),
    ].join('\n'),
  }
}
