import { instantOf } from '@kea/shared/instant'
import { type Cents, toCents } from '@kea/shared/money'
import { isCalendarTool } from '@kea/shared/routes'
import type { OrderLookup } from '@kea/shared/schemas/order-lookup'
import { isSignTool } from '@kea/shared/tool-of'
import { FindOrderDocument } from '~/api/__generated__/documents/FindOrder'
import { OrderByTokenDocument } from '~/api/__generated__/documents/OrderByToken'
import type { OrderFieldsFragment } from '~/api/__generated__/types'
import { gqlQuery, sendForm } from '~/api/query'
import { STALE } from '~/api/query-client'

export interface OrderEvent {
  /** In ms; null if the time of the backend cannot be parsed. */
  at: number | null
  text: string
}

export interface Parcel {
  carrier: string
  number: string
}

interface OrderedSet {
  uid: string
  name: string
}

export interface OrderLine {
  id: string
  sku: string
  name: string
  quantity: number
  options: string
  unitCents: Cents
  /** The set that it is a part of, whose price its own is a share of; null for a line of its own. */
  set: OrderedSet | null
  /** The address of the rendered design; null without a design. */
  preview: string | null
  /** What it shows, in words; '' where the name of the product says it. */
  previewWords: string
  /** The picture of the product; '' for none. */
  picture: string
  /** The design is somebody else's, so it cannot be opened again. */
  isShared: boolean
  /** True for a calendar, which has a next year. */
  isCalendar: boolean
  /** True for a neon sign, which has a wall template. */
  isSign: boolean
  /** True for a sign with words of the shopper. */
  hasWords: boolean
  /** What happens with a paid sign; null for other lines. */
  sign: {
    /** In ms; null while it waits. */
    approvedAt: number | null
    canChange: boolean
    /** The most letters that are paid. */
    letters: number
    optionUids: readonly string[]
  } | null
}

/** A placed order in the terms of the shop. */
export interface Order {
  number: string
  /** Grants access to this order only. */
  token: string
  email: string
  status: string
  /** In ms; null if the time of the backend cannot be parsed. */
  placedAt: number | null
  /** The events of the order, oldest first. */
  events: OrderEvent[]
  parcels: Parcel[]
  /** The courier has at least one parcel, with or without a tracking number. */
  hasLeft: boolean
  /** There is an invoice, from the payment on. */
  hasInvoice: boolean
  shippingMethod: string
  /** Such as "Fri 4 December": as the checkout promised it, counted from the payment. Null without a promise. */
  arrivesBy: string | null
  paymentCode: string
  address: string[]
  lines: OrderLine[]
  /** Sent in the name of the buyer, without prices in the parcel. */
  isDropShip: boolean
  subtotalCents: Cents
  /** The discounts of offer codes. */
  discounts: { label: string; cents: Cents }[]
  giftWrapCents: Cents
  shippingCents: Cents
  taxCents: Cents
  grandTotalCents: Cents
}

/** Whether a courier delivers the order. Gift certificates are mailed. */
export const isSent = ({ address }: Pick<Order, 'address'>): boolean => address.length > 0

/** What the workshop does with an order: an easel has no design, and a neon sign is bent. */
export type Work = 'print' | 'bend' | 'both' | 'pack'

export function workOf({ lines }: Pick<Order, 'lines'>): Work {
  const designed = lines.filter(({ preview }) => preview !== null)
  if (designed.length === 0) return 'pack'
  if (designed.every(({ isSign }) => isSign)) return 'bend'
  return designed.some(({ isSign }) => isSign) ? 'both' : 'print'
}

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

function addressLines(address: OrderFieldsFragment['shipping_address']): string[] {
  if (!address) return []
  return [
    `${address.firstname} ${address.lastname}`,
    address.company ?? '',
    ...address.street.filter(present),
    [address.city, address.postcode].filter(Boolean).join(' '),
    // A region with the name of the city is left out.
    address.region && address.region !== address.city ? address.region : '',
  ].filter((line) => line !== '')
}

/** The contract has "Courier - Express"; the shop shows "Express" everywhere. */
function methodTitle({ carrier, shipping_method }: OrderFieldsFragment): string {
  const prefix = `${carrier ?? ''} - `
  const title = shipping_method ?? ''
  return title.startsWith(prefix) ? title.slice(prefix.length) : title
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? ''

/** True for a line with the design of the line above: prints of one design have one picture and are edited together. */
export function isWithLineAbove(lines: readonly Pick<OrderLine, 'sku' | 'preview'>[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]]
  // The signature of an address differs from second to second.
  return (
    Boolean(above?.preview && line?.preview) &&
    above?.sku === line?.sku &&
    pathOf(above?.preview ?? '') === pathOf(line?.preview ?? '')
  )
}

/** The label of the option that names the set of a part. */
const PART_OF = 'Part of'

/** A line of an order with its place in it. */
interface PlacedLine {
  line: OrderLine
  at: number
}

/** The lines as the shopper ordered them: those of one set are one. */
export function unitsOf(lines: readonly OrderLine[]): PlacedLine[][] {
  const units = new Map<string | number, PlacedLine[]>()
  for (const [at, line] of lines.entries()) {
    const key = line.set?.uid ?? at
    units.set(key, [...(units.get(key) ?? []), { line, at }])
  }
  return [...units.values()]
}

/** Converts an order of the GraphQL contract. */
export function toOrder(data: OrderFieldsFragment): Order {
  return {
    number: data.number,
    token: data.token,
    email: data.email ?? '',
    status: data.status,
    placedAt: instantOf(data.order_date),
    events: (data.comments ?? [])
      .filter(present)
      .map(({ message, timestamp }) => ({ at: instantOf(timestamp), text: message })),
    parcels: (data.shipments ?? [])
      .filter(present)
      .flatMap(({ tracking }) => (tracking ?? []).filter(present))
      .flatMap(({ carrier, title, number }) => (number ? [{ carrier: carrier || title, number }] : [])),
    hasLeft: (data.shipments ?? []).some(present),
    hasInvoice: (data.invoices ?? []).some(present),
    shippingMethod: methodTitle(data),
    arrivesBy: data.arrives_by ?? null,
    paymentCode: data.payment_methods?.find(present)?.type ?? '',
    isDropShip: data.is_dropship,
    address: addressLines(data.shipping_address),
    lines: (data.items ?? []).filter(present).map((item) => ({
      id: item.id,
      sku: item.product_sku,
      name: item.product_name ?? '',
      quantity: item.quantity_ordered ?? 1,
      options: [...(item.selected_options ?? []), ...(item.entered_options ?? [])]
        .filter(present)
        // The first one of a part names its set, which stands above it.
        .filter(({ label }) => !(item.bundle && label === PART_OF))
        .map(({ value }) => value)
        .join(', '),
      set: item.bundle ?? null,
      unitCents: toCents(item.product_sale_price.value ?? 0),
      preview: item.preview_image ?? null,
      previewWords: item.preview_words ?? '',
      picture: item.product_image ?? '',
      isShared: item.is_shared_design ?? false,
      isCalendar: isCalendarTool(item.design_tool ?? ''),
      isSign: isSignTool(item.design_tool ?? ''),
      hasWords: (item.preview_words ?? '') !== '',
      sign: item.sign
        ? {
            approvedAt: item.sign.approved_at == null ? null : instantOf(item.sign.approved_at),
            canChange: item.sign.can_change,
            letters: item.sign.letters,
            optionUids: item.sign.option_uids,
          }
        : null,
    })),
    subtotalCents: toCents(data.total?.subtotal.value ?? 0),
    discounts: (data.total?.discounts ?? [])
      .filter(present)
      .map(({ label, amount }) => ({ label, cents: toCents(amount.value ?? 0) })),
    giftWrapCents: toCents(data.total?.giftwrap?.value ?? 0),
    shippingCents: toCents(data.total?.total_shipping.value ?? 0),
    taxCents: toCents(data.total?.total_tax.value ?? 0),
    grandTotalCents: toCents(data.total?.grand_total.value ?? 0),
  }
}

export const orderQuery = (token: string) =>
  gqlQuery(OrderByTokenDocument, { token }, (data) => toOrder(data.guestOrderByToken), STALE.order)

/** The order that matches all three details. The backend does not tell which detail is wrong. */
export const findOrder = async (input: OrderLookup, captcha: string): Promise<Order> =>
  toOrder((await sendForm(FindOrderDocument, { input }, captcha)).guestOrder)
