import type { Gift } from '@kea/shared/gift/gift'
import type { Cents } from '@kea/shared/money'
import type { LinePrice } from '@kea/shared/pricing'
import type { Choice, Product, ProductOption } from '../catalogue/product'
import type { Coupon } from '../coupons/coupon'
import type { LineDesign } from '../designs/line-designs'
import type { CartTotals } from './totals'

export interface CartLine {
  id: number
  product: Product
  quantity: number
  selected: { option: ProductOption; choice: Choice }[]
  design: LineDesign | null
  /** Of a gift certificate; null for everything else. */
  gift: Gift | null
  /** Null where the table no longer has a price for the choice. */
  price: LinePrice | null
  /** Its share of what a code takes off. */
  discountCents: Cents
  /** Why the line cannot be ordered, for the shopper; null where it can. */
  problem: string | null
}

export interface Address {
  firstname: string
  lastname: string
  company: string | null
  street: string[]
  city: string
  region: string | null
  regionId: number | null
  postcode: string
  countryCode: string
  telephone: string | null
}

export interface ShippingMethod {
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  description: string
  /** What this cart pays. */
  cents: Cents
  /** What it costs without a free-shipping rule. */
  usualCents: Cents
}

export interface PaymentMethod {
  code: string
  title: string
}

/** A cart with everything that follows from it: prices, methods, totals. */
export interface Cart {
  id: number
  maskedId: string
  version: number
  active: boolean
  email: string | null
  lines: CartLine[]
  /** Nothing in it is sent: every line is a gift certificate. */
  isVirtual: boolean
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingMethods: ShippingMethod[]
  shippingMethod: ShippingMethod | null
  paymentMethods: readonly PaymentMethod[]
  paymentMethod: PaymentMethod | null
  /** From this subtotal on standard shipping is free; null where it never is. */
  freeShippingFromCents: Cents | null
  /** The code that was entered, and why it does not count; null for none. */
  coupon: (Coupon & { problem: string | null }) | null
  totals: CartTotals
}

/** A line whose product the shop no longer has is gone from the cart; an order needs at least one that is left. */
export const quantityOf = (cart: Pick<Cart, 'lines'>): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0)
