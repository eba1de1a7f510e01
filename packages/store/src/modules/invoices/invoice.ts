import { GST_RATE } from '@kea/shared/constants/business'
import { formatDate, formatLongDate } from '@kea/shared/dates'
import { type Cents, formatMoney, gstInside } from '@kea/shared/money'
import type { LabelledValue } from '../../json-columns'
import { sumOf } from '../../money'
import { buyerGstNumber, readNotes } from '../cart/state/notes'
import { addressLines } from '../orders/address-lines'
import { invoiceNumber } from '../orders/order-documents'
import { balancePayments, linesTotal, wholeTotal } from '../orders/order-payments'
import { PART_OF, unitsOf } from '../orders/ordered-bundle'
import type { Order, OrderAddressRow, OrderLineRow, OrderRow } from '../orders/repo'

/** The shop as the supplier of an invoice. */
export interface Supplier {
  brand: string
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

export interface InvoiceSum {
  label: string
  value: string
  isBold?: boolean
  isSoft?: boolean
}

/**
 * What an invoice says, in its order. New Zealand asks for the supplier, its GST number, the date, what was sold and the
 * GST; above N$1,000 also for the buyer. Only a shop with a GST number may write a tax invoice or show GST.
 */
export interface Invoice {
  brand: string
  title: string
  number: string
  facts: readonly { label: string; value: string }[]
  supplier: readonly string[]
  /** The buyer, and where it is sent if that is somewhere else. */
  blocks: readonly { label: string; lines: readonly string[] }[]
  lines: readonly InvoiceLine[]
  totals: readonly InvoiceSum[]
}

const addressOf = (row: OrderAddressRow | undefined): string[] => (row ? addressLines(row) : [])

const gstLine = (gstNumber: string | null | undefined): string[] => (gstNumber ? [`GST number ${gstNumber}`] : [])

/** The GST number that came with the order is used before that of the address, which may be from an address book. */
function blocksOf({ order, addresses }: Order): Invoice['blocks'] {
  const row = (kind: OrderAddressRow['kind']) => addresses.find((address) => address.kind === kind)
  const full = (kind: OrderAddressRow['kind']) => [...addressOf(row(kind)), ...gstLine(row(kind)?.vat_id)]
  const [billing, shipping] = [full('billing'), full('shipping')]
  const isElsewhere = shipping.length > 0 && shipping.join() !== billing.join()
  const gstNumber = buyerGstNumber(readNotes(order.notes)) || row('billing')?.vat_id
  return [
    { label: 'For', lines: [...addressOf(row('billing')), ...gstLine(gstNumber), order.email] },
    ...(isElsewhere ? [{ label: 'Delivered to', lines: shipping }] : []),
  ]
}

const sum = (label: string, cents: Cents, more: Partial<InvoiceSum> = {}): InvoiceSum => ({
  label,
  value: formatMoney(cents),
  ...more,
})

const paidBackOf = ({ status, refunded_cents: cents, total_cents: total }: OrderRow): string => {
  if (status === 'refunded' || status === 'cancelled') return 'refunded'
  return cents > 0 && cents < total ? 'partly refunded' : 'paid'
}

/** What was paid back changes the GST of what was sold, as long as nothing in it was free of GST. */
function refundOf({ order, lines }: Order, hasGst: boolean): InvoiceSum[] {
  if (order.refunded_at === null || order.refunded_cents === 0) return []
  const day = formatDate(new Date(order.refunded_at))
  const isTaxed = hasGst && lines.every(({ gift }) => gift === null)
  return [
    sum(`Refunded, ${day}`, -order.refunded_cents),
    ...(isTaxed ? [sum(`GST (${GST_RATE * 100}%) in it`, -gstInside(order.refunded_cents), { isSoft: true })] : []),
  ]
}

const gstOf = (order: OrderRow): InvoiceSum[] => [
  sum('Total including GST', wholeTotal(order), { isBold: true }),
  sum(`GST (${GST_RATE * 100}%) in the total`, order.tax_cents),
  sum('Total excluding GST', wholeTotal(order) - order.tax_cents, { isSoft: true }),
]

function totalsOf(placed: Order, hasGst: boolean): InvoiceSum[] {
  const { order } = placed
  const balances = balancePayments(order)
  const isReduced = order.discount_cents > 0 || Boolean(order.carrier_title)
  const wrapCents = order.gift_wrap_cents
  return [
    ...(isReduced ? [sum('Items', linesTotal(order))] : []),
    ...(order.discount_cents > 0 ? [sum(`Code ${order.coupon_code}`, -order.discount_cents)] : []),
    ...(wrapCents > 0 ? [sum('Gift wrap', wrapCents)] : []),
    ...(order.carrier_title ? [sum(`Delivery, ${order.method_title}`, order.shipping_cents)] : []),
    ...(hasGst ? gstOf(order) : [sum('Total', wholeTotal(order), { isBold: true })]),
    ...balances.map(({ label, cents }) => sum(`Paid with ${label.toLowerCase()}`, cents)),
    ...(balances.length > 0 && order.total_cents > 0
      ? [sum(`Paid by ${order.payment_title.toLowerCase()}`, order.total_cents)]
      : []),
    ...refundOf(placed, hasGst),
  ]
}

const valuesOf = (options: readonly LabelledValue[]): string =>
  options
    .filter(({ label }) => label !== PART_OF)
    .map(({ value }) => value)
    .join(', ')

/** A bundle is one line, with its parts in small letters. */
function lineOf({ bundle, lines }: ReturnType<typeof unitsOf<OrderLineRow>>[number]): InvoiceLine {
  const [first] = lines
  const partOf = ({ name, options }: OrderLineRow) => `${name} (${valuesOf(options)})`
  return {
    name: bundle?.name ?? first?.name ?? '',
    about: bundle ? lines.map(partOf).join(', ') : valuesOf(first?.options ?? []),
    quantity: first?.quantity ?? 0,
    unit: formatMoney(sumOf(lines, ({ unit_cents }) => unit_cents)),
    amount: formatMoney(sumOf(lines, ({ row_cents }) => row_cents)),
  }
}

/** The invoice of a paid order; null before the payment. */
export function invoiceOf(placed: Order, supplier: Supplier): Invoice | null {
  const { order, lines } = placed
  if (order.paid_at === null) return null
  const hasGst = supplier.gstNumber !== ''
  return {
    brand: supplier.brand,
    title: hasGst ? 'Tax invoice' : 'Invoice',
    number: invoiceNumber(order),
    facts: [
      { label: 'Invoice', value: invoiceNumber(order) },
      { label: 'Order', value: order.number },
      { label: 'Date', value: formatLongDate(new Date(order.paid_at)) },
      { label: 'GST number', value: supplier.gstNumber },
      { label: 'Payment', value: `${order.payment_title}, ${paidBackOf(order)}` },
    ].filter(({ value }) => value !== ''),
    supplier: [supplier.legalName, ...supplier.address, supplier.email].filter((line) => line !== ''),
    blocks: blocksOf(placed),
    lines: unitsOf(lines).map(lineOf),
    totals: totalsOf(placed, hasGst),
  }
}
