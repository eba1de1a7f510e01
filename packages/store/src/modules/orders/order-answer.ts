import { formatMoney } from '@kea/shared/money'
import type { CustomerOrder, OrderAddress, OrderItem, OrderItemSign, SalesCommentItem } from '../../__generated__/types'
import { toUid } from '../../identity'
import { textList } from '../../json-columns'
import { toMoney } from '../../money'
import { readJson } from '../../read-json'
import { toSqlTime } from '../../sql-time'
import { readNotes } from '../cart/state/notes'
import { isHosted } from '../cart/state/payment-methods'
import { arrivesBy } from './arrival'
import { toInvoices, toShipments } from './order-documents'
import { toDiscounts, toTotal } from './order-totals'
import { readOrderedBundle } from './ordered-bundle'
import { isUnpaid, type Order, type OrderAddressRow, type OrderLineRow, type OrderRow } from './repo'

/** Labels of the statuses for shoppers. */
const STATUS_LABELS: Record<OrderRow['status'], string> = {
  pending_payment: 'Waiting for payment',
  processing: 'Processing',
  in_production: 'In production',
  shipped: 'Shipped',
  complete: 'Complete',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** Labels of the statuses of a line, as in Magento. */
const LINE_LABELS: Record<OrderRow['status'], string> = {
  pending_payment: 'Ordered',
  processing: 'Invoiced',
  in_production: 'Invoiced',
  shipped: 'Shipped',
  complete: 'Shipped',
  cancelled: 'Canceled',
  refunded: 'Refunded',
}

/** An order is paid, sent, cancelled and refunded as a whole. */
const quantitiesOf = ({ quantity }: OrderLineRow, order: OrderRow) => {
  const when = (happened: boolean): number => (happened ? quantity : 0)
  return {
    quantity_ordered: quantity,
    quantity_invoiced: when(order.paid_at !== null),
    quantity_shipped: when(order.shipped_at !== null),
    quantity_canceled: when(order.status === 'cancelled'),
    quantity_refunded: when(order.status === 'refunded'),
    quantity_returned: 0,
  }
}

/** Null for other lines, and for a sign that nobody bends any more. */
const toSign = (line: OrderLineRow, { status }: OrderRow): OrderItemSign | null => {
  const { is_sign, sign_approved_at: at, sign_letters, option_uids, is_shared } = line
  const isWaiting = at === null && status === 'processing'
  if (is_sign === 0 || (at === null && !isWaiting)) return null
  return {
    approved_at: at === null ? null : toSqlTime(at),
    can_change: isWaiting && is_shared === 0,
    // The field resolver adds those that the price pays for besides.
    letters: sign_letters ?? 0,
    option_uids: readJson(textList, option_uids ?? '[]'),
  }
}

const toItem = (line: OrderLineRow, order: OrderRow): OrderItem => ({
  __typename: 'OrderItem',
  id: toUid(line.id),
  product_name: line.name,
  product_sku: line.sku,
  product_url_key: line.url_key,
  product_type: line.gift === null ? 'simple' : 'virtual',
  product_sale_price: toMoney(line.unit_cents),
  status: LINE_LABELS[order.status],
  selected_options: line.gift === null ? line.options : [],
  // The texts of a gift certificate.
  entered_options: line.gift === null ? [] : line.options,
  ...quantitiesOf(line, order),
  discounts: toDiscounts(line.discount_cents, order.coupon_code),
  // The field resolver turns it into a link.
  preview_image: line.preview_uid,
  preview_words: line.preview_words || null,
  product_image: line.picture,
  is_shared_design: line.is_shared === 1,
  design_tool: line.design_uid === null ? null : line.tool,
  bundle: readOrderedBundle(line.bundle),
  sign: toSign(line, order),
})

const toAddress = (row: OrderAddressRow | undefined): OrderAddress | null =>
  row
    ? {
        prefix: row.prefix,
        firstname: row.firstname,
        middlename: row.middlename,
        lastname: row.lastname,
        suffix: row.suffix,
        company: row.company,
        street: row.street,
        city: row.city,
        region: row.region,
        region_id: row.region_id === null ? null : String(row.region_id),
        postcode: row.postcode,
        country_code: 'NZ',
        telephone: row.telephone,
        fax: row.fax,
        vat_id: row.vat_id,
      }
    : null

const comment = (at: string | null, message: string): SalesCommentItem[] =>
  at === null ? [] : [{ timestamp: toSqlTime(at), message }]

/** Events since the order, in their order. */
const toComments = (order: OrderRow): SalesCommentItem[] =>
  [
    ...comment(order.paid_at, 'Your payment has arrived.'),
    ...comment(order.production_at, 'We have started making your order.'),
    ...comment(order.shipped_at, 'Your order has gone to the courier.'),
    ...comment(order.completed_at, 'Your order is complete.'),
    ...comment(order.cancelled_at, 'Your order was cancelled.'),
    ...comment(order.refunded_at, `We have refunded ${formatMoney(order.refunded_cents)}.`),
  ].sort((a, b) => (a.timestamp < b.timestamp ? -1 : Number(a.timestamp > b.timestamp)))

const paymentUntil = ({ status, payment_method, pay_by }: OrderRow): string | null =>
  status === 'pending_payment' && isHosted(payment_method) && pay_by !== null ? toSqlTime(pay_by) : null

/** An order as a GraphQL answer. */
export const toOrderAnswer = ({ order, lines, addresses }: Order, now: Date): CustomerOrder => ({
  id: toUid(order.id),
  number: order.number,
  order_date: toSqlTime(order.created_at),
  status: STATUS_LABELS[order.status],
  token: order.token,
  applied_coupons: order.coupon_code === null ? [] : [{ code: order.coupon_code }],
  email: order.email,
  is_dropship: readNotes(order.notes).dropship ?? false,
  items: lines.map((line) => toItem(line, order)),
  total: toTotal(order),
  payment_methods: [{ name: order.payment_title, type: order.payment_method, additional_data: [] }],
  shipping_address: toAddress(addresses.find(({ kind }) => kind === 'shipping')),
  billing_address: toAddress(addresses.find(({ kind }) => kind === 'billing')),
  // An order of gift certificates has neither.
  carrier: order.carrier_title || null,
  shipping_method: order.carrier_title ? `${order.carrier_title} - ${order.method_title}` : null,
  arrives_by: arrivesBy(order, now),
  comments: toComments(order),
  shipments: toShipments(order, lines),
  invoices: toInvoices(order, lines),
  can_cancel: isUnpaid(order),
  payment_until: paymentUntil(order),
})
