import { formatLongDate } from '@kea/shared/dates'
import type { NewsletterOffer } from '@kea/shared/newsletter/offer'
import { routes } from '@kea/shared/routes'
import type { Mail } from '../jobs/outbox'

export interface LetterParts {
  messageId: string
  recipient: string
  /** Null where nothing is promised. */
  gift: { offer: NewsletterOffer; code: string; until: Date } | null
  token: string
  /** The shop's own origin; '' where it is not known, and then there are no links. */
  shopOrigin: string
  shop: { name: string; email: string; address: string }
}

function giftLines({ gift, shopOrigin }: LetterParts): string[] {
  if (!gift) return []
  const { offer, code, until } = gift
  const last = formatLongDate(new Date(until.getTime() - 1))
  return [
    `Here is what we promised: ${offer.text}.`,
    '',
    `  ${code}`,
    '',
    `Enter this code in the cart, below the total. It counts until ${last}, for a first order with this email address.`,
    ...(offer.terms ? [offer.terms] : []),
    ...(shopOrigin
      ? ['', 'Or begin here, and it comes into the cart by itself:', `${shopOrigin}/?cc=${btoa(code)}`]
      : []),
    '',
  ]
}

/** The one letter that follows a subscription, as plain text. */
export function letter(parts: LetterParts): Mail {
  const { messageId, recipient, gift, token, shopOrigin, shop } = parts
  // The link stands alone: a full stop behind it would become part of it.
  const unsubscribeUrl = `${shopOrigin}${routes.unsubscribe()}?token=${token}`
  const end = shopOrigin ? ['open this:', unsubscribeUrl] : [`write to ${shop.email} that you want no more letters.`]
  return {
    messageId,
    recipient,
    // Mail programs post to it only where it is encrypted, and those who send mails refuse another.
    ...(shopOrigin.startsWith('https:') && { unsubscribeUrl }),
    subject: gift ? `Your code from ${shop.name}` : `Welcome to the letters of ${shop.name}`,
    body: [
      'Kia ora,',
      '',
      `thank you for asking for letters from ${shop.name}.`,
      '',
      ...giftLines(parts),
      'Somebody typed in this address at our shop. If it was not you, or you have changed your mind,',
      ...end,
      '',
      [shop.name, shop.address, shop.email].filter(Boolean).join(', '),
    ].join('\n'),
  }
}
