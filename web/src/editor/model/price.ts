import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import type { EditorProduct } from './product'

/** The price of this quantity with these options; null when the product is not sold so. */
export const priceOf = (product: EditorProduct, options: readonly string[], quantity: number): LinePrice | null =>
  priceLine(product.prices, optionPrices(product.options), options, quantity)
