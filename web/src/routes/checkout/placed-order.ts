import { type Cents, toCents } from '@kea/shared/money'
import { PlacedOrderDocument, type PlacedOrderQuery } from '~/api/__generated__/graphql'
import { gqlQuery } from '~/api/query'

export interface PlacedOrder {
  number: string
  email: string
  shippingMethod: string
  paymentCode: string
  address: string[]
  lines: { id: string; name: string; quantity: number; options: string; unitCents: Cents }[]
  subtotalCents: Cents
  shippingCents: Cents
  taxCents: Cents
  grandTotalCents: Cents
}

type OrderData = PlacedOrderQuery['guestOrderByToken']

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

function addressLines(address: OrderData['shipping_address']): string[] {
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
function methodTitle({ carrier, shipping_method }: OrderData): string {
  const before = `${carrier ?? ''} - `
  const title = shipping_method ?? ''
  return title.startsWith(before) ? title.slice(before.length) : title
}

/** The one way from the contract's order to ours. */
export function toPlacedOrder(data: OrderData): PlacedOrder {
  return {
    number: data.number,
    email: data.email ?? '',
    shippingMethod: methodTitle(data),
    paymentCode: data.payment_methods?.find(present)?.type ?? '',
    address: addressLines(data.shipping_address),
    lines: (data.items ?? []).filter(present).map((item) => ({
      id: item.id,
      name: item.product_name ?? '',
      quantity: item.quantity_ordered ?? 1,
      options: (item.selected_options ?? [])
        .filter(present)
        .map(({ value }) => value)
        .join(', '),
      unitCents: toCents(item.product_sale_price.value ?? 0),
    })),
    subtotalCents: toCents(data.total?.subtotal.value ?? 0),
    shippingCents: toCents(data.total?.total_shipping.value ?? 0),
    taxCents: toCents(data.total?.total_tax.value ?? 0),
    grandTotalCents: toCents(data.total?.grand_total.value ?? 0),
  }
}

export const placedOrderQuery = (token: string) =>
  gqlQuery(PlacedOrderDocument, { token }, (data) => toPlacedOrder(data.guestOrderByToken))
