import { cartTotals } from '@kea/shared/cart-totals'
import { type Cents, toCents } from '@kea/shared/money'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import type { CartFieldsFragment, CartQuery, CartSumsFragment } from '~/api/__generated__/types'
import { type Balances, spendable, toBalances } from './balances'
import { type CartPart, designIn, isToDesign, toPart } from './cart-part'

/** Of a line that has no other reason. */
export const NOT_AVAILABLE = 'This product cannot be ordered at the moment.'

export interface CartLine {
  uid: string
  sku: string
  name: string
  /** The path of the product page. */
  path: string
  quantity: number
  options: { label: string; value: string }[]
  /** The uids of the chosen options, as they were sent. */
  selectedOptions: string[]
  /** The entered values of a gift certificate, by the uids of its fields; empty for every other product. */
  entered: { uid: string; value: string }[]
  /** Null for a product without a design. */
  design: { uid: string; revision: number } | null
  /** Prints by copies: the design has the quantity, and its lines belong together. */
  hasCopies: boolean
  unitCents: Cents
  rowCents: Cents
  /** The row without the current offer; null without an offer. */
  regularRowCents: Cents | null
  /** The address of the rendered design; null without a design. */
  preview: string | null
  /** What it shows, in words; '' where the name of the product says it. */
  previewWords: string
  /** The picture of the product; '' for none. */
  picture: string
  editLink: string | null
  /** Only of a bundle. */
  parts?: CartPart[]
  /** The reasons why the line cannot be ordered. */
  problems: string[]
}

export interface ShippingMethod {
  carrier: string
  method: string
  title: string
  description: string
  /** The day of arrival, if the order is paid today; '' without an estimate. */
  arrivesBy: string
  cents: Cents
  /** The regular price, if this cart pays less; null otherwise. */
  regularCents: Cents | null
}

/** An address with the fields of the checkout form. */
export type CartAddress = AddressForm

/** What the shopper writes to the shop and chooses for the parcel; '' for no text. */
export interface CartNotes {
  comment: string
  giftMessage: string
  /** What a business adds to its order; null for a private one. */
  business: BusinessPurchase | null
  giftWrap: boolean
  /** Sent in the name of the shopper, without prices in the parcel. */
  dropShip: boolean
  /** The click id of the affiliate who sent the shopper. */
  affiliateClick: string
}

/** What the shop offers for the parcel of a cart. */
export interface ParcelServices {
  /** The price of gift wrap; null if the shop does not wrap gifts. */
  giftWrapCents: Cents | null
  takesDropShip: boolean
}

export interface BusinessPurchase {
  gstNumber: string
  /** The name or number of its GST certificate; '' for none. */
  certificate: string
}

export interface CartCoupon {
  code: string
  /** The effect of the code, or the reason why it has no effect. */
  message: string
  discountCents: Cents
}

/** A cart in the terms of the shop. Amounts are in cents and include GST. */
export interface Cart {
  id: string
  email: string
  lines: CartLine[]
  totalQuantity: number
  /** The cart has only gift certificates and needs no delivery. */
  isVirtual: boolean
  subtotalCents: Cents
  /** The applied code; null without one. */
  coupon: CartCoupon | null
  balances: Balances
  notes: CartNotes
  services: ParcelServices
  grandTotalCents: Cents
  taxCents: Cents
  freeShipping: { message: string; missingCents: Cents } | null
  /** The delivery address; the billing address in a virtual cart. */
  address: CartAddress | null
  /** The address of the invoice, if it is another one than the delivery address. */
  invoiceAddress: CartAddress | null
  shippingMethods: ShippingMethod[]
  selectedShipping: Pick<ShippingMethod, 'carrier' | 'method' | 'title' | 'cents'> | null
  paymentMethods: { code: string; title: string }[]
  selectedPayment: string | null
}

/** An answer with all parts of a cart, or with those that a page has asked for. */
type CartAnswer = NonNullable<CartQuery['cart']>

interface MoneyData {
  value?: number | null
}

const cents = (money: MoneyData | null | undefined): Cents => toCents(money?.value ?? 0)
const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

type ItemData = NonNullable<NonNullable<NonNullable<CartAnswer['itemsV2']>['items']>[number]>
type ShippingData = NonNullable<CartFieldsFragment['shipping_addresses'][number]>
type AddressData = NonNullable<CartFieldsFragment['billing_address']>

/** The uids of the chosen options, or of what a bundle is made of. */
function selectedOf(item: ItemData): string[] {
  const chosen = ('customizable_options' in item ? item.customizable_options : [])
    .filter(present)
    .flatMap((option) => option.values.filter(present).map((value) => value.customizable_option_value_uid))
  const parts = ('bundle_options' in item ? item.bundle_options : [])
    .filter(present)
    .flatMap((option) => option.values.filter(present).map(({ uid }) => uid))
  return [...chosen, ...parts]
}

function toLine(item: ItemData): CartLine {
  const extra = item.extra_info
  return {
    uid: item.uid,
    sku: item.product.sku ?? '',
    name: item.product.name ?? '',
    path: item.product.url_key ? `/${item.product.url_key}` : '/',
    quantity: item.quantity,
    options: (extra?.tool_options ?? []).flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    selectedOptions: selectedOf(item),
    entered: ('entered' in item ? item.entered : []).filter(present).flatMap((option) => {
      const value = option.values.find(present)?.value
      return value === undefined ? [] : [{ uid: option.customizable_option_uid, value }]
    }),
    design: designIn(extra),
    hasCopies: extra?.has_copies ?? false,
    unitCents: cents(item.prices?.price_including_tax),
    rowCents: cents(item.prices?.row_total_including_tax),
    regularRowCents: item.prices?.regular_row_total_including_tax
      ? cents(item.prices.regular_row_total_including_tax)
      : null,
    preview: extra?.preview_image ?? null,
    previewWords: extra?.preview_words ?? '',
    picture: item.product.small_image?.url ?? '',
    editLink: extra?.edit_link ?? null,
    ...(extra?.parts && { parts: extra.parts.map(toPart) }),
    problems: [
      ...(item.errors ?? []).filter(present).map((error) => error.message),
      ...(item.is_available ? [] : [NOT_AVAILABLE]),
    ],
  }
}

type MethodData = NonNullable<NonNullable<ShippingData['available_shipping_methods']>[number]>

/** The available ones of a list of delivery methods. */
export function toMethods(methods: readonly (MethodData | null)[]): ShippingMethod[] {
  return methods.filter(present).flatMap((method) =>
    // An unavailable method has a reason and no code.
    method.available && method.method_code
      ? [
          {
            carrier: method.carrier_code,
            method: method.method_code,
            title: method.method_title ?? '',
            description: method.additional_info?.method_description ?? '',
            arrivesBy: method.additional_info?.arrives_by ?? '',
            cents: cents(method.price_incl_tax),
            regularCents: method.additional_info?.other_price ? cents(method.additional_info.other_price) : null,
          },
        ]
      : [],
  )
}

function toAddress(address: AddressData | null | undefined): CartAddress | null {
  if (!address) return null
  const [street = '', street2 = ''] = address.street.filter(present)
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? '',
    street,
    street2,
    city: address.city,
    region: address.region?.label ?? '',
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}

/** Whether another address, which may have further fields, has all fields of this address. */
export const isSameAddress = (address: CartAddress, other: CartAddress): boolean => {
  const fields: Partial<Record<string, unknown>> = { ...other }
  return Object.entries(address).every(([name, value]) => fields[name] === value)
}

const DISCOUNT = 'discount'

/** The totals have a line for the discount of a code. The label of a line without a discount is the reason. */
function toCoupon({ applied_coupons, prices }: CartSumsFragment): CartCoupon | null {
  const code = applied_coupons?.find(present)?.code
  if (code === undefined) return null
  const line = prices?.totals?.find((total) => total.code === DISCOUNT)
  return { code, message: line?.label ?? '', discountCents: Math.abs(cents(line?.amount)) }
}

const toServices = ({ giftwrap, dropship }: CartAnswer): ParcelServices => ({
  giftWrapCents: giftwrap?.enabled ? cents(giftwrap.fee) : null,
  takesDropShip: dropship?.enabled ?? false,
})

const toNotes = ({ additional_info: info, giftwrap }: CartAnswer): CartNotes => ({
  comment: info?.order_comment ?? '',
  giftMessage: info?.gift_message ?? '',
  business: info?.business_purchase
    ? { gstNumber: info.gst_number ?? '', certificate: info.gst_certificate ?? '' }
    : null,
  giftWrap: giftwrap?.applied ?? false,
  dropShip: info?.dropship ?? false,
  affiliateClick: info?.awc ?? '',
})

/**
 * Converts a cart of the GraphQL contract. A line of a deleted product is null there and is left out. Parts that were
 * not asked for are empty.
 */
export function toCart(data: CartAnswer): Cart {
  const address = data.shipping_addresses?.[0] ?? undefined
  const selected = address?.selected_shipping_method
  const free = data.prices?.free_shipping
  const invoice = toAddress(data.billing_address)
  const delivery = data.is_virtual ? invoice : toAddress(address)
  return {
    id: data.id,
    email: data.email ?? '',
    lines: (data.itemsV2?.items ?? []).filter(present).map(toLine),
    totalQuantity: data.total_quantity,
    isVirtual: data.is_virtual,
    subtotalCents: cents(data.prices?.subtotal_including_tax),
    coupon: toCoupon(data),
    balances: toBalances(data),
    notes: toNotes(data),
    services: toServices(data),
    grandTotalCents: cents(data.prices?.grand_total),
    taxCents: (data.prices?.applied_taxes ?? []).filter(present).reduce((sum, tax) => sum + cents(tax.amount), 0),
    freeShipping: free ? { message: free.message ?? '', missingCents: cents(free.amount) } : null,
    address: delivery,
    invoiceAddress: invoice && delivery && !isSameAddress(invoice, delivery) ? invoice : null,
    shippingMethods: toMethods(address?.available_shipping_methods ?? []),
    selectedShipping: selected
      ? {
          carrier: selected.carrier_code,
          method: selected.method_code,
          title: selected.method_title,
          cents: cents(selected.price_incl_tax),
        }
      : null,
    paymentMethods: (data.available_payment_methods ?? []).filter(present),
    selectedPayment: data.selected_payment_method?.code || null,
  }
}

/** The line with this uid: a line of the cart, or the one of a part of a bundle. */
export const findByUid = ({ lines }: Pick<Cart, 'lines'>, uid: string): CartLine | undefined =>
  lines.find((line) => line.uid === uid || line.parts?.some((part) => part.uid === uid))

/** The lines in groups: prints of one design are one group, every other line is alone. */
export function groupsOf(lines: readonly CartLine[]): CartLine[][] {
  const groups: CartLine[][] = []
  for (const line of lines) {
    const group = groups.find(([first]) => line.hasCopies && first?.hasCopies && first.design?.uid === line.design?.uid)
    if (group) group.push(line)
    else groups.push([line])
  }
  return groups
}

/** Whether two lines have the same product, options and design. The store merges such lines. */
export const isSamePiece = (a: CartLine, b: CartLine): boolean =>
  a.sku === b.sku &&
  a.design?.uid === b.design?.uid &&
  a.design?.revision === b.design?.revision &&
  a.selectedOptions.join() === b.selectedOptions.join() &&
  JSON.stringify(a.entered) === JSON.stringify(b.entered)

/** The cart with another shipping method. It shows the new total before the store responds. */
export function withShipping(cart: Cart, method: ShippingMethod): Cart {
  const certificates = giftCents(cart)
  const { grandTotalCents, taxCents } = cartTotals({
    rowCents: [cart.subtotalCents - certificates],
    giftCents: [certificates],
    shippingCents: method.cents,
    giftWrapCents: cart.notes.giftWrap ? (cart.services.giftWrapCents ?? 0) : 0,
    discountCents: cart.coupon?.discountCents ?? 0,
    balances: spendable(cart.balances),
  })
  return { ...cart, selectedShipping: method, grandTotalCents, taxCents }
}

/** Whether a line is a gift certificate. Only certificates have entered values. */
export const isGift = (line: CartLine): boolean => line.entered.length > 0

/** The amount of all certificates, which includes no GST: it is due when a certificate is spent. */
const giftCents = ({ lines }: Cart): Cents => lines.filter(isGift).reduce((sum, { rowCents }) => sum + rowCents, 0)

export const isEmpty = (cart: Pick<Cart, 'lines'> | null): boolean => cart === null || cart.lines.length === 0

/** Whether every line of the cart can be ordered. */
export const canCheckOut = (cart: Pick<Cart, 'lines'>): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => line.problems.length === 0)

const isOnlyToDesign = ({ parts = [], problems }: CartLine): boolean =>
  problems.length === 0 || (parts.some(isToDesign) && parts.every((part) => part.problem === '' || isToDesign(part)))

/** What to do before a cart can be ordered. */
export const blockedText = ({ lines }: Pick<Cart, 'lines'>): string =>
  lines.every(isOnlyToDesign)
    ? 'Design every piece of your set, then check out.'
    : 'Please change or remove what cannot be ordered.'
