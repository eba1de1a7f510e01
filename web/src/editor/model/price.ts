import { optionPrices } from '@kea/design/options'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import type { EditorProduct } from './product'

/** The price of this quantity with these options; null when the product is not sold so. */
export const priceOf = (product: EditorProduct, options: readonly string[], quantity: number): LinePrice | null =>
  priceLine(product.prices, optionPrices(product.groups), options, quantity)
