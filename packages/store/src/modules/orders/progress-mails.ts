import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import type { Mail } from '../mails/outbox'
import type { ShopNames } from '../settings/service'
import type { Order } from './repo'

/** Link for tracking an order. It has the number only: an email in an address could be read by others. */
export const trackingLines = (number: string, siteUrl: string | null): string[] =>
  siteUrl === null ? [] : ['Follow your order:', `  ${siteUrl}${routes.orderTracking()}?number=${number}`, '']

const isSent = ({ addresses }: Order): boolean => addresses.some(({ kind }) => kind === 'shipping')

/** The mail about the payment. */
export function paidMail(paid: Order, shop: ShopNames, siteUrl: string | null): Mail {
  const { order } = paid
  return {
    messageId: `paid-${order.token}`,
    recipient: order.email,
    subject: `Your payment for order ${order.number} has arrived`,
    body: [
      'Kia ora,',
      '',
      `We have your payment of ${formatMoney(order.total_cents)} for order ${order.number}. Thank you.`,
      isSent(paid)
        ? 'We are printing it now and email you again when your parcel leaves.'
        : 'We email gift certificates on their day.',
      '',
      ...trackingLines(order.number, siteUrl),
      `Questions? Write to ${shop.email}.`,
    ].join('\n'),
  }
}

/** The mail about the parcel. */
export function shippedMail({ order }: Order, tracking: string | null, shop: ShopNames, siteUrl: string | null): Mail {
  return {
    messageId: `shipped-${order.token}`,
    recipient: order.email,
    subject: `Your order ${order.number} is on its way`,
    body: [
      'Kia ora,',
      '',
      `Your order ${order.number} has left our workshop${order.method_title ? ` (${order.method_title})` : ''}.`,
      ...(tracking === null ? [] : [`The courier's tracking number is ${tracking}.`]),
      '',
      ...trackingLines(order.number, siteUrl),
      `Is something not right with it? Write to ${shop.email} and we put it right.`,
    ].join('\n'),
  }
}

/** The mail about an order that the shopper has cancelled. */
export function cancelledMail({ order }: Order, shop: ShopNames, siteUrl: string | null): Mail {
  return {
    messageId: `cancelled-${order.token}`,
    recipient: order.email,
    subject: `Your order ${order.number} is cancelled`,
    body: [
      'Kia ora,',
      '',
      `You have cancelled order ${order.number}. We do not make it, and there is nothing to pay.`,
      'Have you paid already? Write to us, and you get your money back.',
      '',
      ...trackingLines(order.number, siteUrl),
      `Questions? Write to ${shop.email}.`,
    ].join('\n'),
  }
}
