import { missingToFree } from '@kea/shared/delivery/free-shipping'
import { GIFT_FIELD_NAMES, GIFT_FIELDS, toGiftForm } from '@kea/shared/gift/gift'
import { type Cents, formatMoney, fromCents } from '@kea/shared/money'
import type { LinePrice } from '@kea/shared/pricing'
import { routes, toolPath } from '@kea/shared/routes'
import type {
  BundleCartItem,
  CartItemExtraInfo,
  CartPrices,
  CartTotalSegment,
  Cart as CartType,
  SelectedBundleOption,
  SelectedCustomizableOption,
  SimpleCartItem,
  VirtualCartItem,
} from '../../../__generated__/types'
import { toUid } from '../../../identity'
import { toMoney, withoutGst } from '../../../money'
import { toProductAnswer } from '../../catalogue/product-answer'
import { giftText } from '../../gifts/gift-text'
import { mediaPath } from '../../uploads/media-path'
import { selectedUids } from '../lines/selection'
import {
  bundleMates,
  type Cart,
  type CartLine,
  isFirstOfBundle,
  isToDesign,
  type LineBundle,
  quantityOf,
} from '../state/cart'
import { toBalanceSegments, toBalancesAnswer } from './balances-answer'
import { toCheckoutAnswer } from './checkout-answer'

/** The typed values of a certificate, as options of the types field, area and date. */
function toEntered({ gift }: CartLine): SelectedCustomizableOption[] {
  if (!gift) return []
  const form = toGiftForm(gift)
  return GIFT_FIELD_NAMES.map((name) => {
    const { uid, label, type } = GIFT_FIELDS[name]
    const value = form[name]
    return {
      customizable_option_uid: uid,
      label,
      type,
      is_required: name !== 'message',
      values: [
        { customizable_option_value_uid: uid, label: value, value, price: { value: 0, units: '', type: 'FIXED' } },
      ],
    }
  })
}

const toSelected = ({ option, choice }: CartLine['selected'][number]): SelectedCustomizableOption => ({
  customizable_option_uid: option.uid,
  label: option.title,
  type: 'radio',
  is_required: option.required,
  values: [
    {
      customizable_option_value_uid: choice.uid,
      label: choice.title,
      value: String(choice.id),
      price: { value: fromCents(choice.addCents), units: '', type: 'FIXED' },
    },
  ],
})

/** `sharedPreview`: the picture of a design of somebody else, which the resolver makes a link. */
export type ExtraInfo = CartItemExtraInfo & { sharedPreview: string | null }

function toExtraInfo(line: CartLine): ExtraInfo {
  const { design, product, gift } = line
  const own = design?.isShared ? null : design
  const facts = design?.facts ?? []
  const query = {
    sku: product.sku,
    design: design?.uid,
    line: toUid(line.id),
    // The part of a bundle is designed on its line, in the choice that the bundle has.
    ...(line.bundle && { part: selectedUids(line.selected).join(',') }),
  }
  return {
    categories: [...(product.attributes.kind ?? [])],
    remarketing_product_id: product.sku,
    cache_price: line.price && fromCents(Math.round((line.price.rowCents - line.discountCents) / line.quantity)),
    tool_options: gift
      ? giftText(gift)
      : [...line.selected.map(({ option, choice }) => ({ label: option.title, value: choice.title })), ...facts],
    edit_link: gift
      ? routes.giftCertificateItem({ itemId: String(line.id) })
      : product.tool && (own || isToDesign(line))
        ? toolPath(product.tool, query)
        : null,
    design_uid: design?.uid ?? null,
    has_copies: product.isCountedInDesign && design !== null,
    design_revision: design?.revision ?? null,
    preview_image: own?.previewUid ? mediaPath(own.previewUid) : null,
    preview_words: design?.previewWords || null,
    sharedPreview: design?.isShared ? design.previewUid : null,
    original_image_url: own?.photoUid ? mediaPath(own.photoUid) : null,
  }
}

const toRegularTotal = ({ unitCents, regularUnitCents }: LinePrice, quantity: number) =>
  regularUnitCents > unitCents ? toMoney(regularUnitCents * quantity) : null

/** Everything except certificates includes GST. */
const exclusive = (line: CartLine, cents: Cents) => toMoney(line.gift ? cents : withoutGst(cents))

const toDiscounts = (cents: Cents, label: string) => ({
  discounts: cents === 0 ? null : [{ amount: toMoney(cents), label }],
  total_item_discount: toMoney(cents),
})

const labelOf = ({ coupon }: Cart): string => (coupon ? `${coupon.label} (${coupon.code})` : '')

const toPart = (line: CartLine & { bundle: LineBundle }) => ({
  uid: toUid(line.id),
  bundle_option_value_uid: line.bundle.choice?.uid ?? '',
  label: line.bundle.option?.title ?? '',
  product: toProductAnswer(line.product),
  extra_info: toExtraInfo(line),
  problem: line.problem,
})

const toBundleOption = ({ option, choice, valueId }: LineBundle): SelectedBundleOption => ({
  uid: option?.uid ?? '',
  label: option?.title ?? '',
  type: 'radio',
  values: [
    {
      id: valueId,
      uid: choice?.uid ?? '',
      label: choice?.title ?? '',
      price: fromCents(choice?.addCents ?? 0),
      quantity: 1,
    },
  ],
})

/** What the lines of a bundle cost together; null if one of them has no price. */
function bundlePrice(lines: readonly CartLine[]): LinePrice | null {
  const prices = lines.flatMap(({ price }) => price ?? [])
  const sum = (of: (price: LinePrice) => number) => prices.reduce((all, price) => all + of(price), 0)
  if (prices.length < lines.length) return null
  return {
    unitCents: sum(({ unitCents }) => unitCents),
    regularUnitCents: sum(({ regularUnitCents }) => regularUnitCents),
    rowCents: sum(({ rowCents }) => rowCents),
    offerTo: prices[0]?.offerTo ?? null,
  }
}

/** All lines of a bundle as one item, with the id of the first. */
function toBundleItem(first: CartLine, lines: readonly CartLine[], discountLabel: string): BundleCartItem {
  const parts = lines.filter((line): line is CartLine & { bundle: LineBundle } => line.bundle !== null)
  const product = first.bundle?.product ?? first.product
  const price = bundlePrice(lines)
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0)
  const whole = { ...first, product, price, discountCents, design: null, selected: [] }
  const problems = [...new Set(lines.flatMap(({ problem }) => problem ?? []))]
  return {
    ...toItem(whole, discountLabel),
    __typename: 'BundleCartItem',
    is_available: problems.length === 0,
    errors: problems.length === 0 ? null : problems.map((message) => ({ code: 'ITEM_QTY', message })),
    customizable_options: [],
    bundle_options: parts.map(({ bundle }) => toBundleOption(bundle)),
    extra_info: {
      ...toExtraInfo(whole),
      tool_options: parts.map(({ bundle: { option, choice } }) => ({
        label: option?.title ?? '',
        value: choice?.title ?? '',
      })),
      edit_link: null,
      parts: parts.map(toPart),
    },
  }
}

const toItem = (line: CartLine, discountLabel: string): SimpleCartItem | VirtualCartItem => ({
  __typename: line.gift ? 'VirtualCartItem' : 'SimpleCartItem',
  id: String(line.id),
  uid: toUid(line.id),
  item_id: line.id,
  quantity: line.quantity,
  is_available: line.problem === null,
  errors: line.problem === null ? null : [{ code: 'ITEM_QTY', message: line.problem }],
  product: toProductAnswer(line.product),
  prices: line.price && {
    ...toDiscounts(line.discountCents, discountLabel),
    price: exclusive(line, line.price.unitCents),
    price_including_tax: toMoney(line.price.unitCents),
    row_total: exclusive(line, line.price.rowCents),
    row_total_including_tax: toMoney(line.price.rowCents),
    regular_row_total_including_tax: toRegularTotal(line.price, line.quantity),
  },
  customizable_options: line.gift ? toEntered(line) : line.selected.map(toSelected),
  extra_info: toExtraInfo(line),
})

function toFreeShipping({ freeShippingFromCents, totals }: Cart): CartPrices['free_shipping'] {
  const missing = missingToFree(totals.subtotalCents, freeShippingFromCents)
  if (missing === null) return null
  return {
    message:
      missing === 0 ? 'Standard shipping is free.' : `Add ${formatMoney(missing)} more for free standard shipping.`,
    amount: toMoney(missing),
  }
}

/** A code without a discount is listed with the reason and an amount of 0. */
function toDiscountSegment(cart: Cart): CartTotalSegment[] {
  const { coupon, totals } = cart
  if (!coupon) return []
  const label = coupon.problem ?? labelOf(cart)
  return [{ code: 'discount', label, amount: toMoney(-totals.discountCents), area: null }]
}

const toWrapSegment = ({ notes, totals }: Cart): CartTotalSegment[] =>
  notes.giftWrap && totals.subtotalCents > 0
    ? [{ code: 'giftwrap', label: 'Gift wrap', amount: toMoney(totals.giftWrapCents), area: null }]
    : []

function toPrices(cart: Cart): CartPrices {
  const { subtotalCents, subtotalTaxCents, discountCents, discountedTaxCents, shippingCents, taxCents } = cart.totals
  const { grandTotalCents } = cart.totals
  const shipping =
    shippingCents === null ? [] : [{ code: 'shipping', label: 'Shipping', amount: toMoney(shippingCents), area: null }]
  return {
    grand_total: toMoney(grandTotalCents),
    subtotal_including_tax: toMoney(subtotalCents),
    subtotal_excluding_tax: toMoney(subtotalCents - subtotalTaxCents),
    subtotal_with_discount_excluding_tax: toMoney(subtotalCents - discountCents - discountedTaxCents),
    discounts: toDiscounts(discountCents, labelOf(cart)).discounts,
    applied_taxes: [{ amount: toMoney(taxCents), label: 'GST' }],
    totals: [
      { code: 'subtotal', label: 'Subtotal', amount: toMoney(subtotalCents), area: null },
      ...toDiscountSegment(cart),
      ...shipping,
      ...toWrapSegment(cart),
      ...toBalanceSegments(cart),
      { code: 'grand_total', label: 'Total', amount: toMoney(grandTotalCents), area: 'footer' },
      { code: 'tax', label: 'GST included', amount: toMoney(taxCents), area: 'footer' },
    ],
    free_shipping: toFreeShipping(cart),
  }
}

/** A cart as a GraphQL answer. */
export function toCartAnswer(cart: Cart): CartType {
  const items = cart.lines
    .filter((line) => isFirstOfBundle(cart.lines, line))
    .map((line) =>
      line.bundle ? toBundleItem(line, bundleMates(cart.lines, line), labelOf(cart)) : toItem(line, labelOf(cart)),
    )
  return {
    __typename: 'Cart',
    id: cart.maskedId,
    items,
    // All of them; the resolver sorts and pages.
    itemsV2: { items, total_count: items.length },
    prices: toPrices(cart),
    applied_coupons: cart.coupon ? [{ code: cart.coupon.code }] : null,
    total_quantity: quantityOf(cart),
    is_virtual: cart.isVirtual,
    ...toBalancesAnswer(cart),
    ...toCheckoutAnswer(cart),
  }
}
