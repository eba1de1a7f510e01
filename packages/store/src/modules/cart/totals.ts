import { type Cents, gstInside } from '@kea/shared/money'

/** What a cart comes to. Everything includes GST; the two tax amounts say how much of it is inside. */
export interface CartTotals {
  subtotalCents: Cents
  /** Null until a shipping method is chosen. */
  shippingCents: Cents | null
  taxCents: Cents
  subtotalTaxCents: Cents
  grandTotalCents: Cents
}

export interface TotalsRequest {
  /** Row totals of the lines that have a price, gift certificates left out. */
  rowCents: readonly Cents[]
  /** Row totals of gift certificates. Money for money: GST is due when it is spent. */
  giftCents: readonly Cents[]
  shippingCents: Cents | null
}

export const subtotalOf = (rowCents: readonly Cents[]): Cents => rowCents.reduce((sum, cents) => sum + cents, 0)

/** The one way from a cart to its totals. */
export function cartTotals({ rowCents, giftCents, shippingCents }: TotalsRequest): CartTotals {
  const goodsCents = subtotalOf(rowCents)
  const subtotalCents = goodsCents + subtotalOf(giftCents)
  const grandTotalCents = subtotalCents + (shippingCents ?? 0)
  return {
    subtotalCents,
    shippingCents,
    taxCents: gstInside(goodsCents + (shippingCents ?? 0)),
    subtotalTaxCents: gstInside(goodsCents),
    grandTotalCents,
  }
}

/** What a shipping method costs a cart of this subtotal. */
export function shippingPrice(
  method: { usualCents: Cents; freeAbove: boolean },
  subtotalCents: Cents,
  freeFromCents: Cents | null,
): Cents {
  const free = method.freeAbove && freeFromCents !== null && subtotalCents >= freeFromCents
  return free ? 0 : method.usualCents
}
