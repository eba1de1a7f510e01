import type { Cents } from '../money'
import type { OptionPrice, PriceRow } from '../pricing'

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
  /** The product's own figures, out of 5, unrounded; see `ratingOf`. */
  rating: { average: number; count: number }
}

export interface ProductOption {
  uid: string
  title: string
  required: boolean
  choices: { uid: string; title: string; addCents: Cents }[]
}

export interface StartPrice {
  cents: Cents
  /** Regular price; null if no offer runs. */
  regularCents: Cents | null
}

/** Surcharges of the product's options, for `priceLine`. */
export const optionPrices = (product: Product): OptionPrice[] => product.options.flatMap((option) => option.choices)

/** First value of every required option: the initial choice. */
export const defaultChoice = (product: Product): string[] =>
  product.options.flatMap((option) => (option.required && option.choices[0] ? [option.choices[0].uid] : []))
