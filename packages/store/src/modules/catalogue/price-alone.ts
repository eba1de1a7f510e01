import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import type { BundlePart, Product } from './product'

/** What one piece of a part costs today on its own; null if it is not sold on its own in this way. */
export function priceAlone(product: Product, { valueIds }: BundlePart): LinePrice | null {
  if (!product.enabled) return null
  const choices = product.options.flatMap((option) => option.choices)
  const uids = choices.filter(({ id }) => valueIds.includes(id)).map(({ uid }) => uid)
  return uids.length === valueIds.length ? priceLine(product.prices, optionPrices(product.options), uids, 1, 0) : null
}
