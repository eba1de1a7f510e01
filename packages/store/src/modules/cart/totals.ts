import { type Cents, gstInside } from '@kea/shared/money'

/** The totals of a cart. All amounts include GST; the two tax amounts are the GST inside them. */
export interface CartTotals {
  subtotalCents: Cents
  /** The discount of a code; at most the goods. */
  discountCents: Cents
  /** Null until a shipping method is chosen. */
  shippingCents: Cents | null
  taxCents: Cents
  subtotalTaxCents: Cents
  /** GST inside the discounted goods. */
  discountedTaxCents: Cents
  grandTotalCents: Cents
}

export interface TotalsRequest {
  /** Row totals of the lines with a price, without gift certificates. */
  rowCents: readonly Cents[]
  /** Row totals of gift certificates. They have no GST: it is due when they are spent. */
  giftCents: readonly Cents[]
  shippingCents: Cents | null
  /** Reduces the goods alone, not certificates and not shipping. */
  discountCents: Cents
}

export const subtotalOf = (rowCents: readonly Cents[]): Cents => rowCents.reduce((sum, cents) => sum + cents, 0)

/** The one way from a cart to its totals. */
export function cartTotals({ rowCents, giftCents, shippingCents, discountCents }: TotalsRequest): CartTotals {
  const goodsCents = subtotalOf(rowCents)
  const subtotalCents = goodsCents + subtotalOf(giftCents)
  const paidGoodsCents = goodsCents - discountCents
  return {
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents: gstInside(paidGoodsCents + (shippingCents ?? 0)),
    subtotalTaxCents: gstInside(goodsCents),
    discountedTaxCents: gstInside(paidGoodsCents),
    grandTotalCents: subtotalCents - discountCents + (shippingCents ?? 0),
  }
}

/** The price of a shipping method for a cart of this subtotal. A code never removes free delivery. */
export function shippingPrice(
  method: { usualCents: Cents; freeAbove: boolean },
  subtotalCents: Cents,
  freeFromCents: Cents | null,
): Cents {
  const free = method.freeAbove && freeFromCents !== null && subtotalCents >= freeFromCents
  return free ? 0 : method.usualCents
}
