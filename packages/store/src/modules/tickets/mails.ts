import { accountPath } from '@kea/shared/account-routes'
import { button, panel, small, toShop, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'
import type { NewMessage, TicketRow } from './repo'

interface Parts {
  order: string
  subject: string
  email: string
  message: NewMessage
  shop: ShopNames
}

/** To the shop: a customer has written. */
export const askedMail = ({ order, subject, email, message, shop }: Parts): Mail => ({
  messageId: `ticket-${message.digest}`,
  recipient: shop.email,
  replyTo: email,
  subject: `A question about order ${order}`,
  content: toShop([
    panel(`${email} writes about order ${order}`, [subject, '', message.text]),
    ...(message.files.length > 0 ? [small(`Files: ${message.files.length}`)] : []),
    small('Read and answer it with: pnpm shop tickets'),
  ]),
})

/** To the customer: the shop has answered. */
export const answeredMail = (
  ticket: TicketRow,
  message: NewMessage,
  shop: ShopNames,
  siteUrl: string | null,
): Mail => ({
  messageId: `ticket-answer-${message.digest}`,
  recipient: ticket.email,
  subject: `We have answered your question about order ${ticket.order_number}`,
  content: toShopper(shop, [
    panel('Our answer', [message.text]),
    ...(siteUrl === null ? [] : [button('Read everything and write back', siteUrl + accountPath('ordertickets'))]),
  ]),
})
