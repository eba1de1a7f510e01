import { priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import type { Product } from '../catalogue/product'

/** More than any sign has. */
const LETTERS_MAX = 200

/**
 * The most letters that cost no more than those that were ordered: a price pays for its first letters, whether they are
 * used or not. Without a price by now, it is the ordered ones.
 *
 * @param product null for one that is no longer there
 */
export function paidLetters(
  product: Pick<Product, 'prices' | 'options'> | null,
  line: { optionUids: readonly string[]; quantity: number },
  ordered: number,
): number {
  const costOf = (letters: number): number | null =>
    product &&
    (priceLine(product.prices, optionPrices(product.options), line.optionUids, line.quantity, letters)?.rowCents ??
      null)
  const paid = costOf(ordered)
  if (paid === null) return ordered
  let most = ordered
  while (most < LETTERS_MAX && (costOf(most + 1) ?? Number.POSITIVE_INFINITY) <= paid) most += 1
  return most
}
