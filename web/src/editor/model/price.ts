import type { DesignDocument } from '@kea/design/document'
import { designLines } from '@kea/design/printed'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import type { EditorProduct } from './product'

/** The price of this quantity with these options; null when the product is not sold so. */
export const priceOf = (product: EditorProduct, options: readonly string[], quantity: number): LinePrice | null =>
  priceLine(product.prices, optionPrices(product.options), options, quantity)

/** One line of the cart. */
export interface PieceLine {
  options: readonly string[]
  quantity: number
}

/** The lines of a design in the cart: prints by copies have one for each size and finish. */
export const pieceLines = (
  { definition }: Pick<EditorProduct, 'definition'>,
  design: DesignDocument,
  quantity: number,
): PieceLine[] =>
  designLines(design, definition).map(({ options, units }) => ({
    options,
    quantity: definition.isByCopies ? units : units * quantity,
  }))

/** The price of all lines, each by its own quantity; null when one is not sold so. */
export function totalOf(product: EditorProduct, lines: readonly PieceLine[]) {
  const prices = lines.map(({ options, quantity }) => ({ price: priceOf(product, options, quantity), quantity }))
  let [rowCents, regularCents] = [0, 0]
  for (const { price, quantity } of prices) {
    if (!price) return null
    rowCents += price.rowCents
    regularCents += price.regularUnitCents * quantity
  }
  return { rowCents, regularCents }
}
