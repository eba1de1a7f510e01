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
      `Order ${order.number} had closed, or was paid already, when your payment of ${formatMoney(cents)} came. We’re sending the whole amount back the way it came, so there’s nothing you need to do.`,
    ),
    paragraph('Still want it? Please order again, or write to us and we’ll help.'),
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
    paragraph(`We have refunded ${formatMoney(cents)} of order ${order.number} the way you paid.`),
    paragraph('It can take your bank a few working days to show it.'),
    ...trackingLink(order.number, siteUrl),
  ]),
})
