import type { PriceRow } from '@kea/shared/pricing'

export interface TablePrice {
  optionUids: readonly string[]
  quantityFrom: number
  cents: number
  takesOffers: boolean
  /** Only for a price by the letter. */
  letters?: { included: number; cents: number }
}

/** A current reduction. */
export interface Offer {
  percent: number
  fromAt: string
  toAt: string
}

/** The larger reduction wins; of two equal ones the one that lasts longer. */
export const bestOffer = (offers: readonly Offer[]): Offer | null =>
  offers.reduce<Offer | null>((best, offer) => {
    if (!best || offer.percent > best.percent) return offer
    return offer.percent === best.percent && offer.toAt > best.toAt ? offer : best
  }, null)

/** The reduced price. */
export const afterOffer = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100)

/** The current price table for shoppers. Offers reduce the table's prices, those of letters too, never those of options. */
export function withOffer(prices: readonly TablePrice[], offer: Offer | null): PriceRow[] {
  return prices.map(({ optionUids, quantityFrom, cents, takesOffers, letters }) => {
    if (!offer || !takesOffers) {
      const own = letters && { letters: { ...letters, regularCents: null } }
      return { optionUids, quantityFrom, cents, regularCents: null, offerFrom: null, offerTo: null, ...own }
    }
    const lowered = (regularCents: number) => ({ cents: afterOffer(regularCents, offer.percent), regularCents })
    return {
      optionUids,
      quantityFrom,
      ...lowered(cents),
      offerFrom: offer.fromAt,
      offerTo: offer.toAt,
      ...(letters && { letters: { included: letters.included, ...lowered(letters.cents) } }),
    }
  })
}
