import { type Cents, toCents } from '../money'
import type { CardData } from './page-data'
import { productPath } from './product-path'

/** A product as a card shows it. */
export interface Card {
  sku: string
  name: string
  path: string
  picture: string
  alt: string
  /** The lowest current price of one piece; null for a product without prices. */
  cents: Cents | null
  /** The price without the offer; null without an offer. */
  regularCents: Cents | null
  inStock: boolean
  /** The day by which it is in a town, if it is ordered today, as in "Thu 10 December"; '' without one. */
  arrivesBy: string
}

export function toCard(product: CardData): Card {
  const { regular_price, final_price } = product.price_range.minimum_price
  const cents = toCents(final_price.value ?? 0)
  const regular = toCents(regular_price.value ?? 0)
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    path: productPath(product),
    picture: product.small_image?.url ?? '',
    alt: product.small_image?.label ?? '',
    cents: cents > 0 ? cents : null,
    regularCents: regular > cents && cents > 0 ? regular : null,
    inStock: product.stock_status !== 'OUT_OF_STOCK',
    arrivesBy: product.arrives_by ?? '',
  }
}

/** The discount in whole percent; null without an offer. */
export const percentOff = ({ cents, regularCents }: Pick<Card, 'cents' | 'regularCents'>): number | null =>
  cents !== null && regularCents !== null && regularCents > cents
    ? Math.round(((regularCents - cents) / regularCents) * 100)
    : null
