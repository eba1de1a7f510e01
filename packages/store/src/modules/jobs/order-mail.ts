import { formatTime } from '@kea/shared/dates'
import { dayWordsAt } from '@kea/shared/day-words'
import type { Gift } from '@kea/shared/gift/gift'
import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { withoutLinks } from '@kea/shared/web-addresses'
import { daysFrom } from '../../clock'
import type { LabelledValue } from '../../json-columns'
import { sumOf } from '../../money'
import { readNotes } from '../cart/state/notes'
import { isHosted } from '../cart/state/payment-methods'
import { giftText } from '../gifts/gift-text'
import { readStoredGift } from '../gifts/stored-gift'
import { type Block, button, type MailLine, type MailPicture, panel, paragraph, toShopper } from '../mails/content'
import type { Mail } from '../mails/outbox'
import { addressLines } from '../orders/address-lines'
import { arrivalBlocks } from '../orders/arrival'
import { balancePayments, linesTotal, wholeTotal } from '../orders/order-payments'
import { type OrderedBundle, PART_OF, unitsOf } from '../orders/ordered-bundle'
import { hasDesign, invoiceLink, isSent, nextOf, trackingLink } from '../orders/progress-mails'
import type { Order, OrderLineRow } from '../orders/repo'

export interface MailSettings {
  shopName: string
  shopEmail: string
  bankAccountName: string
  bankAccountNumber: string
  bankTransferDays: number
  /** Only a shop with a GST number may show GST. */
  hasGst: boolean
  /** Origin of the shop; null if not configured. */
  siteUrl: string | null
}

/** The pictures of the lines by their ids. */
export type LinePictures = ReadonlyMap<number, MailPicture>

const VALUE_CHARS = 60

/** On one line and short: input must not look like text of the shop. */
const short = (value: string): string => {
  const line = withoutLinks(value).replace(/\s+/g, ' ')
  return line.length > VALUE_CHARS ? `${line.slice(0, VALUE_CHARS)}…` : line
}

/** A recipient's address is checked and stays whole, or it could not be compared. What else was typed is shortened. */
const giftFacts = (gift: Gift): LabelledValue[] =>
  giftText({ ...gift, recipientName: short(gift.recipientName), senderName: short(gift.senderName) }).map((fact) =>
    fact.label === 'Message' ? { ...fact, value: short(fact.value) } : fact,
  )

const factsOf = ({ gift, options }: OrderLineRow): LabelledValue[] =>
  gift === null ? options.map(({ label, value }) => ({ label, value: short(value) })) : giftFacts(readStoredGift(gift))

const detailOf = (facts: readonly LabelledValue[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join(', ')

/** A line of an order with its picture and what it is made of. */
export const itemLine = (line: OrderLineRow, pictures: LinePictures): MailLine => ({
  title: `${line.quantity} × ${line.name}`,
  detail: detailOf(factsOf(line)),
  amount: formatMoney(line.row_cents),
  picture: pictures.get(line.id) ?? null,
})

/** A bundle is one line with one price, and its parts are below it. */
const bundleLines = ({ name }: OrderedBundle, parts: readonly OrderLineRow[], pictures: LinePictures): MailLine[] => [
  {
    title: `${parts[0]?.quantity} × ${name}`,
    detail: '',
    amount: formatMoney(sumOf(parts, ({ row_cents }) => row_cents)),
    picture: null,
  },
  ...parts.map((part) => ({
    title: part.name,
    detail: detailOf(factsOf(part).filter(({ label }) => label !== PART_OF)),
    amount: '',
    picture: pictures.get(part.id) ?? null,
    isPart: true as const,
  })),
]

const itemLines = (placed: readonly OrderLineRow[], pictures: LinePictures): MailLine[] =>
  unitsOf(placed).flatMap(({ bundle, lines }) =>
    bundle ? bundleLines(bundle, lines, pictures) : lines.map((line) => itemLine(line, pictures)),
  )

const sums = (placed: Order, hasGst: boolean): [string, string][] => {
  const { order } = placed
  return [
    ['Subtotal', formatMoney(linesTotal(order))],
    ...(order.discount_cents > 0
      ? [[`Code ${order.coupon_code}`, formatMoney(-order.discount_cents)] satisfies [string, string]]
      : []),
    ...(order.gift_wrap_cents > 0
      ? [['Gift wrap', formatMoney(order.gift_wrap_cents)] satisfies [string, string]]
      : []),
    ...(isSent(placed)
      ? [[`Delivery, ${order.method_title}`, formatMoney(order.shipping_cents)] satisfies [string, string]]
      : []),
    [hasGst ? `Total (GST of ${formatMoney(order.tax_cents)} included)` : 'Total', formatMoney(wholeTotal(order))],
    ...balancePayments(order).map(({ label, cents }): [string, string] => [label, formatMoney(-cents)]),
    ...(wholeTotal(order) > order.total_cents
      ? [['Left to pay', formatMoney(order.total_cents)] satisfies [string, string]]
      : []),
  ]
}

/** The payment has arrived: the confirmation is also the receipt. */
const paidBlocks = (paid: Order, { siteUrl }: MailSettings): Block[] => [
  paragraph(`We have your payment of ${formatMoney(paid.order.total_cents)}. ${nextOf(paid)}`),
  ...invoiceLink(paid.order, siteUrl),
]

/** The order waits for a payment on a payment page. */
const waitingBlocks = ({ order }: Order, { siteUrl }: MailSettings): Block[] => [
  paragraph(
    `It isn’t paid yet. We’ll keep it for you${order.pay_by === null ? '' : ` until ${formatTime(new Date(order.pay_by))}`}. After that we cancel it, and you pay nothing.`,
  ),
  ...(siteUrl === null ? [] : [button('Pay now', `${siteUrl}${routes.receiptApproved()}#order=${order.token}`)]),
]

/** How to pay by bank transfer, and what happens next. */
function payBlocks(placed: Order, settings: MailSettings): Block[] {
  const { order } = placed
  const payBy = daysFrom(new Date(order.created_at), settings.bankTransferDays)
  const then = isSent(placed)
    ? `We start ${hasDesign(placed) ? 'printing' : 'packing'} once your payment arrives.`
    : 'We email gift certificates on their day, once your payment arrives.'
  return [
    panel(`Please make your bank transfer by ${dayWordsAt(payBy.getTime())}`, [
      settings.bankAccountName,
      settings.bankAccountNumber,
      `Reference: ${order.number}`,
    ]),
    paragraph(`${then} If it hasn’t arrived by then, we cancel the order.`),
  ]
}

function blocksOf(placed: Order, settings: MailSettings): Block[] {
  const { total_cents, paid_at, payment_method } = placed.order
  if (total_cents === 0) return [paragraph(`There is nothing left to pay. ${nextOf(placed)}`)]
  if (paid_at !== null) return paidBlocks(placed, settings)
  return isHosted(payment_method) ? waitingBlocks(placed, settings) : payBlocks(placed, settings)
}

/** The confirmation of an order. The Message-ID is the order's, so it is sent once. */
export function orderMail(placed: Order, pictures: LinePictures, settings: MailSettings): Mail {
  const { order, addresses } = placed
  const { siteUrl } = settings
  const shipping = addresses.find(({ kind }) => kind === 'shipping')
  return {
    messageId: `order-${order.token}`,
    recipient: order.email,
    subject: `Your order ${order.number}`,
    content: toShopper({ name: settings.shopName, email: settings.shopEmail }, [
      paragraph(`Thank you for your order ${order.number} at ${settings.shopName}.`),
      { kind: 'lines', lines: itemLines(placed.lines, pictures) },
      { kind: 'sums', rows: sums(placed, settings.hasGst) },
      ...blocksOf(placed, settings),
      ...arrivalBlocks(placed, new Date(order.created_at)),
      ...(shipping ? [panel('Delivering to', addressLines(shipping).map(withoutLinks))] : []),
      ...(readNotes(order.notes).dropship ? [paragraph('We send it in your name, with no prices in the parcel.')] : []),
      ...trackingLink(order.number, siteUrl),
    ]),
  }
}
