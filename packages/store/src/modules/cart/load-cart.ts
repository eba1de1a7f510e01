import { deliveryZone } from '@kea/shared/delivery/delivery-zone'
import type { Gift } from '@kea/shared/gift/gift'
import { type Cents, toCents } from '@kea/shared/money'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices, type Product } from '../catalogue/product'
import { paymentMethodsFor } from '../checkout/payment-methods'
import { couponProblem, nothingFits } from '../coupons/coupon'
import { type DiscountLine, discountOf } from '../coupons/discount'
import { readHeldCoupon } from '../coupons/held-coupon'
import type { Address, Cart, CartLine, ShippingMethod } from './cart'
import type { CartParts, CartRow, LineRow, ShippingMethodRow } from './repo'
import { readSelection, selectedUids } from './selection'
import { cartTotals, shippingPrice, subtotalOf } from './totals'

/** Why a line cannot be ordered as it is; null where it can. `wanted`: pieces of the product in the whole cart. */
function problemOf(product: Product, wanted: number, priced: boolean, chosen: boolean): string | null {
  if (!product.enabled) return `${product.name} is no longer sold.`
  if (!chosen || !priced) return `${product.name} is no longer sold in the chosen size or options. Choose again.`
  if (product.stock === null || product.stock >= wanted) return null
  if (product.stock === 0) return `${product.name} is out of stock.`
  return `Only ${product.stock} of ${product.name} are left.`
}

const giftPrice = ({ amountCents: cents }: Gift): LinePrice => ({
  unitCents: cents,
  regularUnitCents: cents,
  rowCents: cents,
  offerTo: null,
})

function toLine(row: LineRow, product: Product, wanted: number): CartLine {
  const ids = new Set(JSON.parse(row.option_value_ids) as number[])
  const uids = product.options.flatMap(({ choices }) => choices.filter(({ id }) => ids.has(id)).map(({ uid }) => uid))
  const selection = readSelection(product, uids)
  const complete = selection.ok && uids.length === ids.size
  const selected = selection.ok ? selection.selected : []
  const gift = row.gift === null ? null : (JSON.parse(row.gift) as Gift)
  const tablePrice = () => priceLine(product.prices, optionPrices(product), selectedUids(selected), row.quantity)
  const price = gift ? giftPrice(gift) : complete && product.kind === 'goods' ? tablePrice() : null
  return {
    id: row.id,
    product,
    quantity: row.quantity,
    selected,
    design:
      row.design_uid === null || row.design_revision === null
        ? null
        : { uid: row.design_uid, revision: row.design_revision, previewUid: row.preview_uid, photoUid: row.photo_uid },
    gift,
    price,
    discountCents: 0,
    problem: problemOf(product, wanted, price !== null, complete),
  }
}

function toShippingMethod(row: ShippingMethodRow, subtotal: Cents, freeFrom: Cents | null): ShippingMethod {
  const method = { usualCents: row.cents, freeAbove: row.free_above === 1 }
  return {
    carrierCode: row.carrier_code,
    methodCode: row.method_code,
    carrierTitle: row.carrier_title,
    methodTitle: row.method_title,
    description: row.description.replace('{days}', row.days ?? ''),
    cents: shippingPrice(method, subtotal, freeFrom),
    usualCents: row.cents,
  }
}

/** Only what goes to the address; a method chosen for an earlier one is then no longer chosen. */
function methodsTo(address: Address | null, methods: readonly ShippingMethodRow[]): ShippingMethodRow[] {
  if (!address) return []
  const zone = deliveryZone(address)
  return methods.filter(({ zones }) => (JSON.parse(zones) as string[]).includes(zone))
}

const dollars = (value: string | null): Cents | null => {
  const amount = Number.parseFloat(value ?? '')
  return Number.isFinite(amount) ? toCents(amount) : null
}

const toDiscountLine = ({ product, quantity, selected, gift, price }: CartLine): DiscountLine => {
  const added = selected.reduce((sum, { choice }) => sum + choice.addCents, 0)
  return {
    sku: product.sku,
    optionValueIds: selected.map(({ choice }) => choice.id),
    quantity,
    baseCents: gift || !price ? 0 : price.unitCents - added,
    takesOffers: !gift && !selected.some(({ choice }) => product.withoutOffers.includes(choice.uid)),
  }
}

/** The code of a cart with what it takes off each line, or with the reason why it takes nothing. */
function applyCoupon({ coupon: held }: CartRow, lines: readonly CartLine[], now: Date) {
  const nothing = lines.map(() => 0)
  if (held === null) return { coupon: null, discounts: nothing }
  const { coupon, holder } = readHeldCoupon(held)
  const problem = couponProblem(coupon, holder, now)
  if (problem !== null) return { coupon: { ...coupon, problem }, discounts: nothing }
  const discounts = discountOf(coupon.reduction, lines.map(toDiscountLine))
  const isEmpty = discounts.every((cents) => cents === 0)
  return { coupon: { ...coupon, problem: isEmpty ? nothingFits(coupon) : null }, discounts }
}

interface Surroundings {
  now: Date
  isProduction: boolean
}

/** The one way from rows to a cart: prices, methods and totals follow from what is stored, never from a request. */
export function toCart(
  row: CartRow,
  parts: CartParts,
  products: readonly Product[],
  { now, isProduction }: Surroundings,
): Cart {
  const known = parts.lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.product_id)
    return product ? [{ line, product }] : []
  })
  const wanted = (product: Product) =>
    known.reduce((sum, entry) => sum + (entry.product === product ? entry.line.quantity : 0), 0)
  const priced = known.map(({ line, product }) => toLine(line, product, wanted(product)))
  const { coupon, discounts } = applyCoupon(row, priced, now)
  const lines = priced.map((line, at) => ({ ...line, discountCents: discounts[at] ?? 0 }))
  const isVirtual = lines.length > 0 && lines.every(({ gift }) => gift !== null)
  const rowsOf = (ofGifts: boolean) =>
    lines.flatMap(({ price, gift }) => (price && (gift !== null) === ofGifts ? [price.rowCents] : []))
  const [rowCents, giftCents] = [rowsOf(false), rowsOf(true)]
  const freeFrom = dollars(parts.freeShippingPrice)
  const subtotal = subtotalOf(rowCents)
  const shippingMethods = methodsTo(isVirtual ? null : parts.shipping, parts.methods).map((method) =>
    toShippingMethod(method, subtotal, freeFrom),
  )
  const shippingMethod =
    shippingMethods.find(
      ({ carrierCode, methodCode }) => carrierCode === row.carrier_code && methodCode === row.method_code,
    ) ?? null
  const paymentMethods = paymentMethodsFor(parts.bankAccount, isProduction)
  return {
    id: row.id,
    maskedId: row.masked_id,
    version: row.version,
    active: row.active === 1,
    email: row.email,
    lines,
    isVirtual,
    shippingAddress: isVirtual ? null : parts.shipping,
    billingAddress: parts.billing,
    shippingMethods,
    shippingMethod,
    paymentMethods,
    paymentMethod: paymentMethods.find(({ code }) => code === row.payment_method) ?? null,
    freeShippingFromCents: freeFrom,
    coupon,
    totals: cartTotals({
      rowCents,
      giftCents,
      shippingCents: shippingMethod?.cents ?? null,
      discountCents: subtotalOf(discounts),
    }),
  }
}
