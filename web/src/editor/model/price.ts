import { optionPrices } from '@kea/design/options'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import type { EditorProduct } from './product'

/** What this many pieces cost with these options; null where the product is not sold so. */
export const priceOf = (product: EditorProduct, options: readonly string[], quantity: number): LinePrice | null =>
  priceLine(product.prices, optionPrices(product.groups), options, quantity)
