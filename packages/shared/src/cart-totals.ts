import { type Cents, gstInside } from './money'

/** What a cart is paid with besides money, as far as its shopper has it and wants to use it. */
export interface Balances {
  /** Balances of the gift certificates, in the order of their use. */
  cardCents: readonly Cents[]
  creditCents: Cents
  points: number
  /** The value of a point; 0 if the shop takes none. */
  pointCents: Cents
}

/** What is used of the balances. */
export interface Spent {
  cardCents: readonly Cents[]
  creditCents: Cents
  points: number
  pointsCents: Cents
}

/** The totals of a cart. All amounts include GST; the tax amounts are the GST inside them. */
export interface CartTotals {
  subtotalCents: Cents
  /** The discount of a code; at most the goods. */
  discountCents: Cents
  /** Null until a shipping method is chosen. */
  shippingCents: Cents | null
  /** For wrapping it as a gift; 0 without. */
  giftWrapCents: Cents
  taxCents: Cents
  subtotalTaxCents: Cents
  /** GST inside the discounted goods. */
  discountedTaxCents: Cents
  spent: Spent
  /** All points that this cart could be paid with, if its shopper had them. */
  pointsFit: number
  /** What is left to pay. */
  grandTotalCents: Cents
}

export interface TotalsRequest {
  /** Row totals of the lines with a price, without gift certificates. */
  rowCents: readonly Cents[]
  /** Row totals of gift certificates. They have no GST: it is due when they are spent. */
  giftCents: readonly Cents[]
  shippingCents: Cents | null
  /** A service of the shop with GST, which no code reduces. */
  giftWrapCents?: Cents
  /** Reduces the goods alone, not certificates and not shipping. */
  discountCents: Cents
  balances: Balances
}

export const NO_BALANCES: Balances = { cardCents: [], creditCents: 0, points: 0, pointCents: 0 }

export const subtotalOf = (rowCents: readonly Cents[]): Cents => rowCents.reduce((sum, cents) => sum + cents, 0)

const pointsIn = (cents: Cents, pointCents: Cents): number => (pointCents > 0 ? Math.floor(cents / pointCents) : 0)

/**
 * Uses the balances for an amount: first points, since they may end, then gift certificates, then credit. So the order in
 * which the shopper has applied them changes nothing.
 */
function spend(cents: Cents, { cardCents, creditCents, points, pointCents }: Balances): Spent {
  const spentPoints = Math.min(points, pointsIn(cents, pointCents))
  const pointsCents = spentPoints * pointCents
  let left = cents - pointsCents
  const use = (balance: Cents): Cents => {
    const used = Math.min(balance, left)
    left -= used
    return used
  }
  return { points: spentPoints, pointsCents, cardCents: cardCents.map(use), creditCents: use(creditCents) }
}

/**
 * The one way from a cart to its totals, for the store and for what a page shows before the store has answered. Balances
 * pay for everything but gift certificates, which would otherwise turn points that end into money that does not. They
 * are a payment, so they change no GST.
 */
export function cartTotals(request: TotalsRequest): CartTotals {
  const { rowCents, giftCents, shippingCents, giftWrapCents = 0, discountCents, balances } = request
  const goodsCents = subtotalOf(rowCents)
  const subtotalCents = goodsCents + subtotalOf(giftCents)
  const paidGoodsCents = goodsCents - discountCents
  const payableCents = paidGoodsCents + giftWrapCents + (shippingCents ?? 0)
  const spent = spend(payableCents, balances)
  const spentCents = spent.pointsCents + subtotalOf(spent.cardCents) + spent.creditCents
  return {
    subtotalCents,
    discountCents,
    shippingCents,
    giftWrapCents,
    taxCents: gstInside(payableCents),
    subtotalTaxCents: gstInside(goodsCents),
    discountedTaxCents: gstInside(paidGoodsCents),
    spent,
    pointsFit: pointsIn(payableCents, balances.pointCents),
    grandTotalCents: subtotalCents - discountCents + giftWrapCents + (shippingCents ?? 0) - spentCents,
  }
}
