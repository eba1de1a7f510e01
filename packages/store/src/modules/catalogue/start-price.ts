import type { Cents } from '@kea/shared/money'
import { afterOffer } from './offers'

/** Prices of single pieces in a product's table, and the current reduction. */
export interface StartRow {
  sku: string
  /** The cheapest price with an offer; null without one. */
  offerCents: Cents | null
  /** The cheapest price without an offer. */
  plainCents: Cents | null
  percent: number | null
}

/** A product's start price. */
export interface StartPrice {
  sku: string
  cents: Cents
  /** The price without the current offer; null without an offer. */
  regularCents: Cents | null
  percent: number | null
}

/** Null for a product without a price. */
export function startPriceOf({ sku, offerCents, plainCents, percent }: StartRow): StartPrice | null {
  const plain = { sku, cents: plainCents ?? 0, regularCents: null, percent: null }
  if (offerCents === null) return plainCents === null ? null : plain
  const lowered =
    percent === null
      ? { ...plain, cents: offerCents }
      : { sku, cents: afterOffer(offerCents, percent), regularCents: offerCents, percent }
  return plainCents === null || lowered.cents <= plainCents ? lowered : plain
}
