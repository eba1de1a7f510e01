import {
  daysOf,
  daysStood,
  daysUntil,
  LOOKED_AT_DAYS,
  lastDayOf,
  OFFER_DAYS,
  type Span,
  STOOD_DAYS,
  type StandingPrice,
} from './struck-price'

/** An offer, as far as its truth goes. */
export interface CheckedOffer extends Span {
  /** The operator's, for more than 28 days. */
  reason: string
}

/** Why an offer may not strike the prices of a product. */
export type OfferFault = 'too long' | 'not usual'

/**
 * Null for an offer that is true for a product, which is so only if every price that it strikes has stood. The days that are
 * looked at end with the offer's last day, so the price has stood on each day on which the offer shows it; with a reason
 * for more than 28 days they end with the day before the offer.
 *
 * @param others the other offers on the product, also those that are over
 */
export function faultOf(
  offer: CheckedOffer,
  prices: readonly StandingPrice[],
  others: readonly Span[],
): OfferFault | null {
  const isLong = daysOf(offer) > OFFER_DAYS
  if (isLong && offer.reason === '') return 'too long'
  const last = isLong ? lastDayOf({ toAt: offer.fromAt }) : lastDayOf(offer)
  const days = daysUntil(last, LOOKED_AT_DAYS)
  const reductions = [offer, ...others]
  return prices.some((price) => daysStood(price, days, reductions) < STOOD_DAYS) ? 'not usual' : null
}
