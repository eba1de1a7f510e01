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
  /** Row totals of the lines that have a price. */
  rowCents: readonly Cents[]
  shippingCents: Cents | null
}

export const subtotalOf = (rowCents: readonly Cents[]): Cents => rowCents.reduce((sum, cents) => sum + cents, 0)

/** The one way from a cart to its totals. */
export function cartTotals({ rowCents, shippingCents }: TotalsRequest): CartTotals {
  const subtotalCents = subtotalOf(rowCents)
  const grandTotalCents = subtotalCents + (shippingCents ?? 0)
  return {
    subtotalCents,
    shippingCents,
    taxCents: gstInside(grandTotalCents),
    subtotalTaxCents: gstInside(subtotalCents),
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
