import type { Gift } from '@kea/shared/gift/gift'
import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { button, code as codeBlock, panel, paragraph, small, toShopper } from '../mails/content'
import { givenByOthers } from '../mails/given-by-others'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'
import { shownCode } from './gift-code'

const NAME_CHARS = 8

/** The mail to the recipient. Its Message-ID is that of the certificate and its code, so it is sent once. */
export function giftMail(
  { id, code, hash }: { id: number; code: string; hash: string },
  gift: Gift,
  shop: ShopNames,
  siteUrl: string | null,
): Mail {
  const blocks = [
    paragraph(
      `${gift.senderName} has given you a gift certificate of ${formatMoney(gift.amountCents)} for ${shop.name}.`,
    ),
    ...(gift.message === '' ? [] : [panel(`From ${gift.senderName}`, [gift.message])]),
    codeBlock('Your code', shownCode(code)),
    paragraph('To spend it, choose “Use a gift certificate” in your cart and type the code. What is left stays on it.'),
    ...(siteUrl === null ? [] : [button('Choose your photo gift', siteUrl + routes.home())]),
    small('Keep this email safe and don’t share the code: it works like money. It never expires.'),
    givenByOthers(
      gift.senderName,
      'and your name, so that we can send you this gift',
      'We keep them with the order and use them for nothing else.',
      shop,
    ),
  ]
  return {
    messageId: `gift-${id}-${hash.slice(0, NAME_CHARS)}`,
    recipient: gift.recipientEmail,
    subject: `${gift.senderName} has given you a gift certificate`,
    content: toShopper(shop, blocks, gift.recipientName),
  }
}
