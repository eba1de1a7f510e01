import type { Cart } from '../cart/state/cart'

/** Subtotal, discount, shipping, GST and total, as columns of an order. */
export const amountsOf = ({ totals }: Pick<Cart, 'totals'>) => [
  totals.subtotalCents - totals.discountCents + totals.giftWrapCents,
  totals.discountCents,
  totals.shippingCents ?? 0,
  totals.taxCents,
  totals.grandTotalCents,
]

/** What gift certificates, credit and points pay. */
export const balancesOf = ({ totals: { spent } }: Pick<Cart, 'totals'>) => [
  spent.cardCents.reduce((sum, cents) => sum + cents, 0),
  spent.creditCents,
  spent.pointsCents,
]
