import type { Cents } from '../money'
import type { PriceRow } from '../pricing'
import type { ProductOption } from '../product-options'

/** A piece of a bundle that can be chosen. */
export interface ProductPart {
  /** The choice of the bundle that it is. */
  uid: string
  /** The name of its product. */
  name: string
  /** The page of its product; '' for none. */
  path: string
  picture: { url: string; label: string }
  /** What one costs today on its own; null if it is not sold on its own. */
  aloneCents: Cents | null
}

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
  /** Of a bundle; no field for any other product. */
  parts?: ProductPart[]
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
