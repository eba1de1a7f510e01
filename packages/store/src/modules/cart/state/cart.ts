import type { CartTotals } from '@kea/shared/cart-totals'
import type { Gift } from '@kea/shared/gift/gift'
import type { Cents } from '@kea/shared/money'
import type { LinePrice } from '@kea/shared/pricing'
import type { Choice, Product, ProductOption } from '../../catalogue/product'
import type { Coupon } from '../../coupons/coupon'
import type { LineDesign } from '../../designs/line-designs'
import type { Notes, ParcelServices } from './notes'
import type { Wallet } from './wallet'

/** The bundle of a line, and which part of it the line is. */
export interface LineBundle {
  uid: string
  product: Product
  valueId: number
  /** Null if the shop has taken them out of the bundle. */
  option: ProductOption | null
  choice: Choice | null
}

export interface CartLine {
  id: number
  product: Product
  quantity: number
  selected: { option: ProductOption; choice: Choice }[]
  design: LineDesign | null
  /** For a gift certificate; null for any other product. */
  gift: Gift | null
  /** Its price is then a share of that of the bundle. */
  bundle: LineBundle | null
  /** Null if the table no longer has a price for the options. */
  price: LinePrice | null
  /** Its share of the discount. */
  discountCents: Cents
  /** Why the line cannot be ordered, for the shopper; null if it can. */
  problem: string | null
}

/** The parts of an address that the shop's own forms do not ask for. */
export interface AddressExtras {
  prefix: string | null
  middlename: string | null
  suffix: string | null
  fax: string | null
}

export const NO_EXTRAS: AddressExtras = { prefix: null, middlename: null, suffix: null, fax: null }

export interface Address extends AddressExtras {
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
  /** The GST number of a business. */
  vatId: string | null
}

export interface ShippingMethod {
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  description: string
  /** The price for this cart. */
  cents: Cents
  /** The price without a free-shipping rule. */
  usualCents: Cents
  /** The working days from the payment to the arrival, at most; null without an estimate. */
  arrivalDays: number | null
  /** The day of arrival for an order that is paid today, such as "Fri 4 December"; null without an estimate. */
  arrivesBy: string | null
}

export interface PaymentMethod {
  code: string
  title: string
  /** The smallest total that it takes; without it every total. */
  leastCents?: Cents
}

/** A cart with its prices, methods and totals. */
export interface Cart {
  id: number
  maskedId: string
  version: number
  active: boolean
  /** Null for a guest's. */
  customerId: number | null
  email: string | null
  lines: CartLine[]
  /** Nothing is shipped: every line is a gift certificate or a membership. */
  isVirtual: boolean
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingMethods: ShippingMethod[]
  shippingMethod: ShippingMethod | null
  paymentMethods: readonly PaymentMethod[]
  paymentMethod: PaymentMethod | null
  /** Standard shipping is free from this subtotal; null if it never is. */
  freeShippingFromCents: Cents | null
  /** The shop takes no orders of guests, and this is a guest's cart. */
  needsAccount: boolean
  /** The code of the cart, and why it is not valid; null without a code. */
  coupon: (Coupon & { problem: string | null }) | null
  totals: CartTotals
  wallet: Wallet
  /** Points that it will bring once it is paid. */
  pointsToEarn: number
  notes: Notes
  services: ParcelServices
}

/** A line whose product no longer exists is left out of the cart. An order needs at least one line. */
export const quantityOf = ({ lines }: Pick<Cart, 'lines'>): number =>
  lines.filter((line) => isFirstOfBundle(lines, line)).reduce((sum, line) => sum + line.quantity, 0)

/** A line of a cart, or of a link to one. */
interface MayBeInBundle {
  bundle?: { uid: string } | null | undefined
}

/** The lines of the bundle of a line; the line alone if it is not part of one. */
export const bundleMates = <Line extends MayBeInBundle>(lines: readonly Line[], line: Line): Line[] =>
  line.bundle ? lines.filter(({ bundle }) => bundle?.uid === line.bundle?.uid) : [line]

/** A bundle counts once. True for every line that is not part of one. */
export const isFirstOfBundle = <Line extends MayBeInBundle>(lines: readonly Line[], line: Line): boolean =>
  bundleMates(lines, line)[0] === line

/** A part of a bundle whose design is still to be made. */
export const isToDesign = ({ bundle, design, product }: Pick<CartLine, 'bundle' | 'design' | 'product'>): boolean =>
  bundle !== null && design === null && product.tool !== null
