import type { Invoice, InvoiceItem, OrderShipment, ShipmentItem } from '../../__generated__/types'
import { toUid } from '../../identity'
import { toMoney } from '../../money'
import { toDiscounts, toTotal } from './order-totals'
import type { OrderLineRow, OrderRow } from './repo'

/** What each line of an invoice and of a shipment says of its product. */
const productOf = (line: OrderLineRow) => ({
  id: toUid(line.id),
  product_name: line.name,
  product_sku: line.sku,
  product_sale_price: toMoney(line.unit_cents),
})

/** There is one invoice, from the payment on. */
export const invoiceNumber = ({ number }: Pick<OrderRow, 'number'>): string => `INV-${number}`

const toInvoiceItem = (line: OrderLineRow, order: OrderRow): InvoiceItem => ({
  __typename: 'InvoiceItem',
  ...productOf(line),
  discounts: toDiscounts(line.discount_cents, order.coupon_code),
  quantity_invoiced: line.quantity,
})

/** The invoice of an order as a list. */
export const toInvoices = (order: OrderRow, lines: readonly OrderLineRow[]): Invoice[] =>
  order.paid_at === null
    ? []
    : [
        {
          id: toUid(order.id),
          number: invoiceNumber(order),
          comments: [],
          items: lines.map((line) => toInvoiceItem(line, order)),
          total: toTotal(order),
        },
      ]

const toShipmentItem = (line: OrderLineRow): ShipmentItem => ({
  __typename: 'ShipmentItem',
  ...productOf(line),
  quantity_shipped: line.quantity,
})

/** The shipment of an order as a list: an order is sent as a whole. Gift certificates are mailed. */
export const toShipments = (order: OrderRow, lines: readonly OrderLineRow[]): OrderShipment[] =>
  order.shipped_at === null
    ? []
    : [
        {
          id: toUid(order.id),
          number: order.number,
          comments: [],
          items: lines.filter((line) => line.gift === null).map(toShipmentItem),
          tracking: order.tracking
            ? [{ carrier: order.carrier_title, title: order.method_title, number: order.tracking }]
            : [],
        },
      ]
