import { instantOf } from '@kea/shared/instant'
import { type Cents, toCents } from '@kea/shared/money'
import type { OrderLookup } from '@kea/shared/schemas/order-lookup'
import { FindOrderDocument, OrderByTokenDocument, type OrderFieldsFragment } from '~/api/__generated__/graphql'
import { gqlQuery, sendForm } from '~/api/query'
import { STALE } from '~/api/query-client'

export interface OrderEvent {
  /** In ms; null where the backend's time cannot be read. */
  at: number | null
  text: string
}

export interface Parcel {
  carrier: string
  number: string
}

export interface OrderLine {
  id: string
  sku: string
  name: string
  quantity: number
  options: string
  unitCents: Cents
  /** A link to what was designed; null for what has no design. */
  preview: string | null
}

/** A placed order in the shop's own words. */
export interface Order {
  number: string
  /** Opens the order, and only it. */
  token: string
  email: string
  status: string
  /** In ms; null where the backend's time cannot be read. */
  placedAt: number | null
  /** What has happened since, the oldest first. */
  events: OrderEvent[]
  parcels: Parcel[]
  /** Something of it has gone to the courier, with or without a number to follow it by. */
  hasLeft: boolean
  shippingMethod: string
  paymentCode: string
  address: string[]
  lines: OrderLine[]
  subtotalCents: Cents
  /** What codes took off. */
  discounts: { label: string; cents: Cents }[]
  shippingCents: Cents
  taxCents: Cents
  grandTotalCents: Cents
}

/** A courier brings something of it; gift certificates go by mail. */
export const isSent = ({ address }: Pick<Order, 'address'>): boolean => address.length > 0

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

function addressLines(address: OrderFieldsFragment['shipping_address']): string[] {
  if (!address) return []
  return [
    `${address.firstname} ${address.lastname}`,
    address.company ?? '',
    ...address.street.filter(present),
    [address.city, address.postcode].filter(Boolean).join(' '),
    // A region that only repeats the city says nothing.
    address.region && address.region !== address.city ? address.region : '',
  ].filter((line) => line !== '')
}

/** The contract says "Courier - Express"; the shopper has chosen "Express" and reads it everywhere. */
function methodTitle({ carrier, shipping_method }: OrderFieldsFragment): string {
  const before = `${carrier ?? ''} - `
  const title = shipping_method ?? ''
  return title.startsWith(before) ? title.slice(before.length) : title
}

/** The one way from the contract's order to ours. */
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
    shippingMethod: methodTitle(data),
    paymentCode: data.payment_methods?.find(present)?.type ?? '',
    address: addressLines(data.shipping_address),
    lines: (data.items ?? []).filter(present).map((item) => ({
      id: item.id,
      sku: item.product_sku,
      name: item.product_name ?? '',
      quantity: item.quantity_ordered ?? 1,
      options: (item.selected_options ?? [])
        .filter(present)
        .map(({ value }) => value)
        .join(', '),
      unitCents: toCents(item.product_sale_price.value ?? 0),
      preview: item.preview_image ?? null,
    })),
    subtotalCents: toCents(data.total?.subtotal.value ?? 0),
    discounts: (data.total?.discounts ?? [])
      .filter(present)
      .map(({ label, amount }) => ({ label, cents: toCents(amount.value ?? 0) })),
    shippingCents: toCents(data.total?.total_shipping.value ?? 0),
    taxCents: toCents(data.total?.total_tax.value ?? 0),
    grandTotalCents: toCents(data.total?.grand_total.value ?? 0),
  }
}

export const orderQuery = (token: string) =>
  gqlQuery(OrderByTokenDocument, { token }, (data) => toOrder(data.guestOrderByToken), STALE.order)

/** The order with all three of these. The backend does not say which of them was wrong. */
export const findOrder = async (input: OrderLookup, captcha: string): Promise<Order> =>
  toOrder((await sendForm(FindOrderDocument, { input }, captcha)).guestOrder)
