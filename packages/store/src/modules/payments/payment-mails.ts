import { type Cents, formatMoney } from '@kea/shared/money'
import { paragraph, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import { trackingLink } from '../orders/progress-mails'
import type { Order } from '../orders/repo'
import type { ShopNames } from '../settings/service'

/** The mail about a payment that came too late and goes back. */
export const returnedMail = (
  { order }: Order,
  paymentUid: string,
  cents: Cents,
  shop: ShopNames,
  siteUrl: string | null,
): Mail => ({
  messageId: `returned-${paymentUid}`,
  recipient: order.email,
  subject: `Your payment for order ${order.number} goes back to you`,
  content: toShopper(shop, [
    paragraph(
      `Your payment of ${formatMoney(cents)} came when order ${order.number} could not take it any more. We send the whole amount back the way it came, so you have nothing to do.`,
    ),
    paragraph('Would you still like these products? Please order them again, or write to us and we help.'),
    ...trackingLink(order.number, siteUrl),
  ]),
})

/** The mail about a refund. */
export const refundMail = (
  { order }: Order,
  refundUid: string,
  cents: Cents,
  shop: ShopNames,
  siteUrl: string | null,
): Mail => ({
  messageId: `refund-${refundUid}`,
  recipient: order.email,
  subject: `We have refunded ${formatMoney(cents)} of order ${order.number}`,
  content: toShopper(shop, [
    paragraph(`We have refunded ${formatMoney(cents)} of order ${order.number}, the way that you paid.`),
    paragraph('Your bank may need a few working days to show it.'),
    ...trackingLink(order.number, siteUrl),
  ]),
})
