import type { Cents } from '../money'

/**
 * What goods of this value lack to free delivery: 0 if it is free, null if the shop has none. Every page, the cart and the
 * order ask this. A code never removes free delivery, so the value is that before a discount.
 */
export const missingToFree = (goodsCents: Cents, freeFromCents: Cents | null): Cents | null =>
  freeFromCents === null ? null : Math.max(0, freeFromCents - goodsCents)

/** A way of delivery with its usual price. Express costs the same for every order. */
export interface PricedMethod {
  usualCents: Cents
  isFreeAbove: boolean
}

/** The price of a delivery method for goods of this value. */
export const deliveryCents = (method: PricedMethod, goodsCents: Cents, freeFromCents: Cents | null): Cents =>
  method.isFreeAbove && missingToFree(goodsCents, freeFromCents) === 0 ? 0 : method.usualCents
