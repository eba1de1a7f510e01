import type { Cents } from '@kea/shared/money'
import { afterOffer } from './offers'

/** What the price table has for single pieces of a product, and the reduction that runs now. */
export interface StartRow {
  sku: string
  /** The cheapest that offers lower; null where there is none. */
  offerCents: Cents | null
  /** The cheapest that they leave alone. */
  plainCents: Cents | null
  percent: number | null
}

/** What a product costs at least. */
export interface StartPrice {
  sku: string
  cents: Cents
  /** Without the offer that runs now; null where none lowers this price. */
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
