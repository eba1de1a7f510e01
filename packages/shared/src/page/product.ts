import type { Cents } from '../money'
import type { PriceRow } from '../pricing'
import type { ProductOption } from '../product-options'

export interface Product {
  sku: string
  name: string
  description: string
  /** Path of the design tool without its slash; null if the product is not personalised. */
  tool: string | null
  /** JSON of the product's definition (packages/design). */
  definition: string
  inStock: boolean
  options: ProductOption[]
  prices: PriceRow[]
  pictures: { url: string; label: string }[]
  /** HTML or plain text. */
  specifications: string
  /** Working days in the workshop, at most; null if not known. */
  readyWithin: number | null
  /** The product's own figures, out of 5, unrounded; see `ratingOf`. */
  rating: { average: number; count: number }
}

export interface StartPrice {
  cents: Cents
  /** Regular price; null if no offer runs. */
  regularCents: Cents | null
}
