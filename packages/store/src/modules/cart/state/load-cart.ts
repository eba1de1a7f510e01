import { cartTotals, subtotalOf } from '@kea/shared/cart-totals'
import { arrivalDay, arrivalDays } from '@kea/shared/delivery/arrival'
import { deliveryZone } from '@kea/shared/delivery/delivery-zone'
import { deliveryCents } from '@kea/shared/delivery/free-shipping'
import type { Gift } from '@kea/shared/gift/gift'
import type { Cents } from '@kea/shared/money'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import { mailboxKey } from '../../../identity'
import { textList } from '../../../json-columns'
import { readJson } from '../../../read-json'
import type { Product } from '../../catalogue/product'
import { couponProblem, nothingFits } from '../../coupons/coupon'
import { type DiscountLine, discountOf } from '../../coupons/discount'
import { stockProblem } from '../lines/item-check'
import { orderingProblem } from '../lines/orderable'
import { readSelection, selectedUids } from '../lines/selection'
import { withBundlePrices } from './bundle-prices'
import type { Address, Cart, CartLine, LineBundle, ShippingMethod } from './cart'
import type { CartState, ShippingMethodRow, StoredBundle, StoredLine } from './cart-state'
import { offeredNotes } from './notes'
import { methodsToPay } from './payment-methods'
import { balancesOf, pointsToEarn } from './wallet'

/** A stored line with its product and, as part of a bundle, that of the bundle. */
interface KnownLine {
  line: StoredLine
  product: Product
  bundle: LineBundle | null
}

interface LineFacts {
  /** Pieces of the product in the whole cart. */
  wanted: number
  isPriced: boolean
  isChosen: boolean
  hasDesign: boolean
  isPart: boolean
}

/** Why a line cannot be ordered; null if it can. */
function problemOf(product: Product, facts: LineFacts): string | null {
  const { wanted, isPriced, isChosen, hasDesign, isPart } = facts
  if (!product.enabled) return `${product.name} is no longer sold.`
  // A part of a bundle may wait in the cart for its design.
  const problem = orderingProblem(product, hasDesign || isPart)
  if (problem !== null) return problem
  if (!isChosen || !isPriced) return `${product.name} is no longer sold in the chosen size or options. Choose again.`
  const short = stockProblem(product, wanted)
  if (short !== null) return short
  return isPart && !hasDesign && product.tool !== null ? `${product.name}: design it to finish your set.` : null
}

const giftPrice = ({ amountCents: cents }: Gift): LinePrice => ({
  unitCents: cents,
  regularUnitCents: cents,
  rowCents: cents,
  offerTo: null,
})

function toLine({ line, product, bundle }: KnownLine, wanted: number): CartLine {
  const { id, quantity, design, gift } = line
  const ids = new Set(line.valueIds)
  const uids = product.options.flatMap(({ choices }) => choices.filter(({ id }) => ids.has(id)).map(({ uid }) => uid))
  const selection = readSelection(product, uids)
  const isChosen = selection.ok && uids.length === ids.size
  const selected = selection.ok ? selection.selected : []
  const letters = design ? design.letters : null
  const tablePrice = () =>
    priceLine(product.prices, optionPrices(product.options), selectedUids(selected), quantity, letters)
  const price = gift ? giftPrice(gift) : isChosen && product.kind !== 'gift' ? tablePrice() : null
  return {
    id,
    product,
    quantity,
    selected,
    design,
    gift,
    bundle,
    price,
    discountCents: 0,
    problem: problemOf(product, {
      wanted,
      isPriced: price !== null,
      isChosen,
      hasDesign: design !== null,
      isPart: bundle !== null,
    }),
  }
}

/** Gift certificates are mailed, and a membership is not sent at all. */
const isShipped = ({ gift, product }: CartLine): boolean => gift === null && product.kind !== 'membership'

/** The longest time in the workshop of what is shipped; null if one has none. */
function readyWithin(lines: readonly CartLine[]): number | null {
  const days = lines.filter(isShipped).map(({ product }) => product.readyWithin)
  return days.reduce((longest, each) => (longest === null || each === null ? null : Math.max(longest, each)), 0)
}

interface Parcel {
  subtotalCents: Cents
  freeFromCents: Cents | null
  readyWithin: number | null
  now: Date
}

function toShippingMethod(row: ShippingMethodRow, parcel: Parcel): ShippingMethod {
  const method = { usualCents: row.cents, isFreeAbove: row.free_above === 1 }
  const days = arrivalDays(parcel.readyWithin, row.days ?? '')
  return {
    carrierCode: row.carrier_code,
    methodCode: row.method_code,
    carrierTitle: row.carrier_title,
    methodTitle: row.method_title,
    description: row.description.replace('{days}', row.days ?? ''),
    cents: deliveryCents(method, parcel.subtotalCents, parcel.freeFromCents),
    usualCents: row.cents,
    arrivalDays: days,
    arrivesBy: arrivalDay(parcel.now.getTime(), days),
  }
}

/** Only methods for the address. A method that was chosen for an earlier address is then no longer chosen. */
function methodsTo(address: Address | null, methods: readonly ShippingMethodRow[]): ShippingMethodRow[] {
  if (!address) return []
  const zone = deliveryZone(address)
  return methods.filter(({ zones }) => readJson(textList, zones).includes(zone))
}

/** A part is reduced as its bundle is, by its share of the price. */
const toPartDiscount = ({ product, valueId, choice }: LineBundle, { quantity, price }: CartLine): DiscountLine => ({
  sku: product.sku,
  optionValueIds: [valueId],
  quantity,
  baseCents: price?.unitCents ?? 0,
  takesOffers: choice !== null && !product.withoutOffers.includes(choice.uid),
})

function toDiscountLine(line: CartLine): DiscountLine {
  const { product, quantity, selected, gift, bundle, price } = line
  if (bundle) return toPartDiscount(bundle, line)
  const added = selected.reduce((sum, { choice }) => sum + choice.addCents, 0)
  return {
    sku: product.sku,
    optionValueIds: selected.map(({ choice }) => choice.id),
    quantity,
    baseCents: gift || !price ? 0 : price.unitCents - added,
    takesOffers: !gift && !selected.some(({ choice }) => product.withoutOffers.includes(choice.uid)),
  }
}

/** The code of a cart with its discount on each line, or with the reason why it is not valid. */
function applyCoupon({ coupon, email, hasOrdered }: CartState, lines: readonly CartLine[], now: Date) {
  const nothing = lines.map(() => 0)
  if (coupon === null) return { coupon: null, discounts: nothing }
  const holder = { emailKey: email === null ? null : mailboxKey(email), hasOrdered }
  const problem = couponProblem(coupon, holder, now)
  if (problem !== null) return { coupon: { ...coupon, problem }, discounts: nothing }
  const discounts = discountOf(coupon.reduction, lines.map(toDiscountLine))
  const isEmpty = discounts.every((cents) => cents === 0)
  return { coupon: { ...coupon, problem: isEmpty ? nothingFits(coupon) : null }, discounts }
}

/** Undefined if its product no longer exists. */
function findBundle({ uid, productId, valueId }: StoredBundle, products: readonly Product[]): LineBundle | undefined {
  const product = products.find(({ id }) => id === productId)
  const option = product?.options.find(({ choices }) => choices.some(({ id }) => id === valueId)) ?? null
  const choice = option?.choices.find(({ id }) => id === valueId) ?? null
  return product && { uid, product, valueId, option, choice }
}

/** Lines with their prices, without those whose product no longer exists. */
export function pricedLines({ lines, products }: Pick<CartState, 'lines' | 'products'>): CartLine[] {
  const known = lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.productId)
    const bundle = line.bundle && findBundle(line.bundle, products)
    return product && bundle !== undefined ? [{ line, product, bundle }] : []
  })
  const wanted = (product: Product) =>
    known.reduce((sum, entry) => sum + (entry.product === product ? entry.line.quantity : 0), 0)
  return withBundlePrices(known.map((entry) => toLine(entry, wanted(entry.product))))
}

/** The one way from stored data to a cart: prices, methods and totals never come from a request. */
export function toCart(state: CartState, now: Date): Cart {
  const priced = pricedLines(state)
  const { coupon, discounts } = applyCoupon(state, priced, now)
  const lines = priced.map((line, at) => ({ ...line, discountCents: discounts[at] ?? 0 }))
  const isVirtual = lines.length > 0 && !lines.some(isShipped)
  const rowsOf = (ofGifts: boolean) =>
    lines.flatMap(({ price, gift }) => (price && (gift !== null) === ofGifts ? [price.rowCents] : []))
  const [rowCents, giftCents] = [rowsOf(false), rowsOf(true)]
  const subtotal = subtotalOf(rowCents)
  const parcel = {
    subtotalCents: subtotal,
    freeFromCents: state.freeShippingCents,
    readyWithin: readyWithin(lines),
    now,
  }
  const shippingMethods = methodsTo(isVirtual ? null : state.shipping, state.methods).map((method) =>
    toShippingMethod(method, parcel),
  )
  const shippingMethod =
    shippingMethods.find(
      ({ carrierCode, methodCode }) => carrierCode === state.carrierCode && methodCode === state.methodCode,
    ) ?? null
  const discountCents = subtotalOf(discounts)
  const notes = offeredNotes(state.notes, state.services, isVirtual)
  const totals = cartTotals({
    rowCents,
    giftCents,
    shippingCents: shippingMethod?.cents ?? null,
    giftWrapCents: notes.giftWrap && lines.length > 0 ? (state.services.giftWrapCents ?? 0) : 0,
    discountCents,
    balances: balancesOf(state.wallet),
  })
  const isPriced = lines.length > 0 && (isVirtual || shippingMethod !== null)
  return {
    id: state.id,
    maskedId: state.maskedId,
    version: state.version,
    active: state.active,
    customerId: state.customerId,
    email: state.email,
    lines,
    isVirtual,
    shippingAddress: isVirtual ? null : state.shipping,
    billingAddress: state.billing,
    shippingMethods,
    shippingMethod,
    ...methodsToPay(state, isPriced ? totals.grandTotalCents : null),
    freeShippingFromCents: state.freeShippingCents,
    needsAccount: state.customerId === null && !state.takesGuests,
    coupon,
    totals,
    wallet: state.wallet,
    pointsToEarn: pointsToEarn(state.wallet, subtotal - discountCents, totals),
    notes,
    services: state.services,
  }
}
