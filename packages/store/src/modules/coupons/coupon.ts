import { dateWordsAt } from '@kea/shared/day-words'
import type { Cents } from '@kea/shared/money'

/** The discount of a code. A free piece is one of a size, given by the id of its option value. */
export type Reduction =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'piece'; sku: string; optionValueId: number }

export interface Coupon {
  id: number
  code: string
  reduction: Reduction
  /** Its label for the shopper. */
  label: string
  fromAt: string
  toAt: string
  firstOrderOnly: boolean
  /** The one address that it is valid for; null for any address. */
  emailKey: string | null
  isUsedUp: boolean
}

/** The owner of the cart, as far as known. */
export interface Holder {
  /** Null before the email step of the checkout. */
  emailKey: string | null
  /** This address has an order that was not cancelled. */
  hasOrdered: boolean
}

/** Why a code is not valid, for the shopper; null if it is valid. */
export function couponProblem(coupon: Coupon, holder: Holder, now: Date): string | null {
  const { code } = coupon
  const at = now.toISOString()
  if (at >= coupon.toAt) return `The code ${code} has expired.`
  if (at < coupon.fromAt) return `The code ${code} works from ${dateWordsAt(Date.parse(coupon.fromAt))}.`
  if (coupon.isUsedUp) return `The code ${code} has been used.`
  if (holder.emailKey === null) return null
  if (coupon.emailKey !== null && coupon.emailKey !== holder.emailKey) {
    return `The code ${code} only works with the email address we sent it to.`
  }
  if (coupon.firstOrderOnly && holder.hasOrdered) {
    return `The code ${code} is for your first order only.`
  }
  return null
}

/** The message for a valid code without a discount. */
export const nothingFits = ({ code, label }: Coupon): string =>
  `The code ${code} gives ${label}, but it does not fit anything in your cart.`
