import type { OrderedLine } from '@kea/design/arrangement/rules'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import type { EditorProduct } from './product'

/** The price of this quantity with these options; null when the product is not sold so. */
export const priceOf = (product: EditorProduct, options: readonly string[], quantity: number): LinePrice | null =>
  priceLine(product.prices, optionPrices(product.options), options, quantity)

/** The price of all lines, each by its own quantity; null when one is not sold so. */
export function totalOf(product: EditorProduct, lines: readonly OrderedLine[]) {
  const prices = lines.map(({ options, quantity }) => ({ price: priceOf(product, options, quantity), quantity }))
  let [rowCents, regularCents] = [0, 0]
  for (const { price, quantity } of prices) {
    if (!price) return null
    rowCents += price.rowCents
    regularCents += price.regularUnitCents * quantity
  }
  return { rowCents, regularCents }
}
