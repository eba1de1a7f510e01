import { priceLine } from '../pricing'
import { present } from './present'
import type { Product, StartPrice } from './product'

/** The lowest price of one piece; null without a price table. A price of 0 means that it is not set. */
export function cheapest(product: Product): StartPrice | null {
  const lines = product.prices
    .filter((row) => row.quantityFrom === 1)
    .map((row) => priceLine(product.prices, [], row.optionUids, 1))
    .filter(present)
    .filter((line) => line.unitCents > 0)
    .sort((a, b) => a.unitCents - b.unitCents)
  const first = lines[0]
  if (!first) return null
  return {
    cents: first.unitCents,
    regularCents: first.regularUnitCents > first.unitCents ? first.regularUnitCents : null,
  }
}
