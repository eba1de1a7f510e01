import { formatLongDate } from '@kea/shared/dates'
import { formatMoney } from '@kea/shared/money'
import { withoutLinks } from '@kea/shared/web-addresses'
import { daysFrom } from '../../clock'
import type { Mail } from '../mails/outbox'
import { trackingLines } from '../orders/progress-mails'
import type { Order, OrderAddressRow } from '../orders/repo'

export interface MailSettings {
  shopName: string
  shopEmail: string
  bankAccountName: string
  bankAccountNumber: string
  bankTransferDays: number
  /** Origin of the shop; null if not configured. */
  siteUrl: string | null
}

const addressLines = (address: OrderAddressRow): string[] => [
  `${address.firstname} ${address.lastname}`,
  ...(address.company ? [address.company] : []),
  ...address.street,
  `${address.city} ${address.postcode}`,
]

const VALUE_CHARS = 60

/** On one line and short: input must not look like text of the shop. */
const short = (value: string): string => {
  const line = withoutLinks(value).replace(/\s+/g, ' ')
  return line.length > VALUE_CHARS ? `${line.slice(0, VALUE_CHARS)}…` : line
}

function itemLines({ lines }: Order): string[] {
  return lines.flatMap((line) => {
    const options = line.options.map(({ label, value }) => `${label}: ${short(value)}`).join(', ')
    return [`${line.quantity} × ${line.name}  ${formatMoney(line.row_cents)}`, `    ${options}`]
  })
}

/** How to pay, and what happens next. */
function payLines({ order, addresses }: Order, settings: MailSettings): string[] {
  const payBy = daysFrom(new Date(order.created_at), settings.bankTransferDays)
  const isSent = addresses.some(({ kind }) => kind === 'shipping')
  const then = isSent
    ? 'We start printing when your payment has arrived.'
    : 'We email gift certificates on their day, once your payment has arrived.'
  return [
    `Please pay by bank transfer until ${formatLongDate(payBy)}:`,
    `  ${settings.bankAccountName}`,
    `  ${settings.bankAccountNumber}`,
    `  Reference: ${order.number}`,
    `${then} Without it the order ends by itself.`,
  ]
}

/** The confirmation of an order, as plain text. The Message-ID is the order's, so it is sent once. */
export function orderMail(placed: Order, settings: MailSettings): Mail {
  const { order, addresses } = placed
  const shipping = addresses.find(({ kind }) => kind === 'shipping')
  const body = [
    'Kia ora,',
    '',
    `Thank you for your order ${order.number} at ${settings.shopName}.`,
    '',
    ...itemLines(placed),
    '',
    `Subtotal  ${formatMoney(order.subtotal_cents + order.discount_cents)}`,
    ...(order.discount_cents > 0 ? [`Code ${order.coupon_code}  ${formatMoney(-order.discount_cents)}`] : []),
    ...(shipping ? [`Delivery, ${order.method_title}  ${formatMoney(order.shipping_cents)}`] : []),
    `Total  ${formatMoney(order.total_cents)} (GST of ${formatMoney(order.tax_cents)} included)`,
    '',
    ...(order.total_cents > 0 ? payLines(placed, settings) : ['Your code pays for all of it. We start printing now.']),
    ...(shipping ? ['', 'It goes to:', ...addressLines(shipping).map((line) => `  ${withoutLinks(line)}`)] : []),
    '',
    ...trackingLines(order.number, settings.siteUrl),
    `Questions? Write to ${settings.shopEmail}.`,
  ]
  return {
    messageId: `order-${order.token}`,
    recipient: order.email,
    subject: `Your order ${order.number}`,
    body: body.join('\n'),
  }
}
