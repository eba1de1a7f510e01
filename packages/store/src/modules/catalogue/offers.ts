import type { PriceRow } from '@kea/shared/pricing'

export interface TablePrice {
  optionUids: readonly string[]
  quantityFrom: number
  cents: number
  takesOffers: boolean
}

/** A reduction that runs now. */
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

/** What is left of a price. */
export const afterOffer = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100)

/** The price table as shoppers see it now. Offers work on the table's price, never on what options add. */
export function withOffer(prices: readonly TablePrice[], offer: Offer | null): PriceRow[] {
  return prices.map(({ optionUids, quantityFrom, cents, takesOffers }) =>
    offer && takesOffers
      ? {
          optionUids,
          quantityFrom,
          cents: afterOffer(cents, offer.percent),
          regularCents: cents,
          offerFrom: offer.fromAt,
          offerTo: offer.toAt,
        }
      : { optionUids, quantityFrom, cents, regularCents: null, offerFrom: null, offerTo: null },
  )
}
