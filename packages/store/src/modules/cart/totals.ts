import { type Cents, gstInside } from '@kea/shared/money'

/** What a cart comes to. Everything includes GST; the two tax amounts say how much of it is inside. */
export interface CartTotals {
  subtotalCents: Cents
  /** What a code takes off; never more than the goods. */
  discountCents: Cents
  /** Null until a shipping method is chosen. */
  shippingCents: Cents | null
  taxCents: Cents
  subtotalTaxCents: Cents
  /** GST inside the goods with the discount taken off. */
  discountedTaxCents: Cents
  grandTotalCents: Cents
}

export interface TotalsRequest {
  /** Row totals of the lines that have a price, gift certificates left out. */
  rowCents: readonly Cents[]
  /** Row totals of gift certificates. Money for money: GST is due when it is spent. */
  giftCents: readonly Cents[]
  shippingCents: Cents | null
  /** Off the goods alone: a certificate is money, and the courier gives no discount. */
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

/** What a shipping method costs a cart of this subtotal: a code never takes free delivery away. */
export function shippingPrice(
  method: { usualCents: Cents; freeAbove: boolean },
  subtotalCents: Cents,
  freeFromCents: Cents | null,
): Cents {
  const free = method.freeAbove && freeFromCents !== null && subtotalCents >= freeFromCents
  return free ? 0 : method.usualCents
}
