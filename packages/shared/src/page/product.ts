import type { Cents } from '../money'
import type { OptionPrice, PriceRow } from '../pricing'

export interface Product {
  sku: string
  name: string
  description: string
  /** Path of the design tool without its slash; null for what is not personalised. */
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
  /** Without the offer; null where none runs. */
  regularCents: Cents | null
}

/** What the options of a product add, as `priceLine` wants it. */
export const optionPrices = (product: Product): OptionPrice[] => product.options.flatMap((option) => option.choices)

/** First choice of every required option: what a shopper sees before choosing. */
export const defaultChoice = (product: Product): string[] =>
  product.options.flatMap((option) => (option.required && option.choices[0] ? [option.choices[0].uid] : []))
