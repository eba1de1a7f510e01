import { GST_RATE } from '@kea/shared/constants/business'
import { formatLongDate } from '@kea/shared/dates'
import { formatMoney } from '@kea/shared/money'
import { invoiceNumber } from '../orders/order-documents'
import { balancePayments, wholeTotal } from '../orders/order-payments'
import type { Order, OrderAddressRow } from '../orders/repo'

/** The shop as the supplier of an invoice. */
export interface Supplier {
  legalName: string
  address: readonly string[]
  email: string
  gstNumber: string
}

export interface InvoiceLine {
  name: string
  /** The options, in small letters below the name. */
  about: string
  quantity: number
  unit: string
  amount: string
}

/** What an invoice says, in its order. New Zealand asks for the supplier, its GST number, the date, what was sold and the
 * GST; above N$1,000 also for the buyer. */
export interface Invoice {
  title: string
  number: string
  facts: readonly { label: string; value: string }[]
  supplier: readonly string[]
  buyer: readonly string[]
  lines: readonly InvoiceLine[]
  totals: readonly { label: string; value: string; isBold: boolean }[]
}

const addressOf = (row: OrderAddressRow | undefined): string[] =>
  row
    ? [
        `${row.firstname} ${row.lastname}`,
        row.company ?? '',
        ...row.street,
        [row.city, row.postcode].filter(Boolean).join(' '),
        row.vat_id ? `GST number ${row.vat_id}` : '',
      ].filter((line) => line !== '')
    : []

/** The invoice of a paid order; null before the payment. */
export function invoiceOf({ order, lines, addresses }: Order, supplier: Supplier): Invoice | null {
  if (order.paid_at === null) return null
  const total = (label: string, cents: number, isBold = false) => ({ label, value: formatMoney(cents), isBold })
  const isRefunded = order.status === 'refunded' || order.status === 'cancelled'
  return {
    title: supplier.gstNumber === '' ? 'Invoice' : 'Tax invoice',
    number: invoiceNumber(order),
    facts: [
      { label: 'Invoice', value: invoiceNumber(order) },
      { label: 'Order', value: order.number },
      { label: 'Date', value: formatLongDate(new Date(order.paid_at)) },
      { label: 'GST number', value: supplier.gstNumber },
      { label: 'Payment', value: `${order.payment_title}, ${isRefunded ? 'paid back' : 'paid'}` },
    ].filter(({ value }) => value !== ''),
    supplier: [supplier.legalName, ...supplier.address, supplier.email].filter((line) => line !== ''),
    buyer: [...addressOf(addresses.find(({ kind }) => kind === 'billing')), order.email],
    lines: lines.map((line) => ({
      name: line.name,
      about: line.options.map(({ value }) => value).join(', '),
      quantity: line.quantity,
      unit: formatMoney(line.unit_cents),
      amount: formatMoney(line.row_cents),
    })),
    totals: [
      ...(order.discount_cents > 0 ? [total(`Code ${order.coupon_code}`, -order.discount_cents)] : []),
      ...(order.carrier_title ? [total('Delivery', order.shipping_cents)] : []),
      total('Total including GST', wholeTotal(order), true),
      total(`GST (${GST_RATE * 100}%) in the total`, order.tax_cents),
      ...balancePayments(order).map(({ label, cents }) => total(`Paid with ${label.toLowerCase()}`, cents)),
      ...(balancePayments(order).length > 0 && order.total_cents > 0
        ? [total(order.payment_title, order.total_cents)]
        : []),
    ],
  }
}
