import { invoicePath } from '@kea/shared/constants/invoices'
import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { isSignTool } from '@kea/shared/tool-of'
import { type Block, button, link, panel, paragraph, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'
import { arrivalBlocks } from './arrival'
import type { Order, OrderRow } from './repo'

/** Link for tracking an order. It has the number only: an email in an address could be read by others. */
export const trackingLink = (number: string, siteUrl: string | null): Block[] =>
  siteUrl === null ? [] : [button('Follow your order', `${siteUrl}${routes.orderTracking()}?number=${number}`)]

/** Link to the invoice of a paid order. The token behind it opens this order only. */
export const invoiceLink = ({ number, token }: Pick<OrderRow, 'number' | 'token'>, siteUrl: string | null): Block[] =>
  siteUrl === null ? [] : [link('Invoice (PDF)', siteUrl + invoicePath(number, token))]

/** Whether a courier takes the order: gift certificates are mailed. */
export const isSent = ({ addresses }: Order): boolean => addresses.some(({ kind }) => kind === 'shipping')

/** Whether something of the order is printed: an easel is not. */
export const hasDesign = ({ lines }: Order): boolean => lines.some(({ design_uid }) => Boolean(design_uid))

/** What follows a payment. */
export function nextOf(paid: Order): string {
  if (!isSent(paid)) return 'We email gift certificates on their day.'
  if (paid.lines.some(({ tool }) => isSignTool(tool ?? '')))
    return 'We’re checking the drawing of your neon sign and will email it to you. We’ll email you again when your parcel leaves.'
  return `We’re ${hasDesign(paid) ? 'printing your order' : 'getting your order ready'} now, and will email you again when your parcel leaves.`
}

/** The mail about the payment. */
export function paidMail(placed: Order, paidAt: Date, shop: ShopNames, siteUrl: string | null): Mail {
  const paid = { ...placed, order: { ...placed.order, paid_at: paidAt.toISOString() } }
  const { order } = paid
  return {
    messageId: `paid-${order.token}`,
    recipient: order.email,
    subject: `Your payment for order ${order.number} has arrived`,
    content: toShopper(shop, [
      paragraph(`We have your payment of ${formatMoney(order.total_cents)} for order ${order.number}. Thank you.`),
      paragraph(nextOf(paid)),
      ...arrivalBlocks(paid, paidAt),
      ...invoiceLink(order, siteUrl),
      ...trackingLink(order.number, siteUrl),
    ]),
  }
}

/** The mail about the parcel. */
export function shippedMail(
  sent: Order,
  sentAt: Date,
  tracking: string | null,
  shop: ShopNames,
  siteUrl: string | null,
): Mail {
  const { order } = sent
  return {
    messageId: `shipped-${order.token}`,
    recipient: order.email,
    subject: `Your order ${order.number} is on its way`,
    content: toShopper(shop, [
      paragraph(
        `Your order ${order.number} has left our workshop${order.method_title ? ` (${order.method_title})` : ''}.`,
      ),
      ...arrivalBlocks(sent, sentAt),
      ...(tracking === null ? [] : [panel("The courier's tracking number", [tracking])]),
      ...trackingLink(order.number, siteUrl),
      paragraph(`Something not right? Write to ${shop.email} and we’ll put it right.`),
    ]),
  }
}

/** The mail about an order that the shopper has cancelled. */
export function cancelledMail({ order }: Order, shop: ShopNames, siteUrl: string | null): Mail {
  return {
    messageId: `cancelled-${order.token}`,
    recipient: order.email,
    subject: `Your order ${order.number} is cancelled`,
    content: toShopper(shop, [
      paragraph(`You have cancelled order ${order.number}. We won’t make it, and there’s nothing to pay.`),
      paragraph('Already paid? Write to us and we’ll refund you.'),
      ...trackingLink(order.number, siteUrl),
    ]),
  }
}
