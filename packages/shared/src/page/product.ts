import { type Cents, toCents } from '../money'
import { type OptionPrice, type PriceRow, priceLine } from '../pricing'
import type { OptionData, ProductData } from './page-data'
import { present, text } from './present'

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

const bySortOrder = (a: { sort_order?: number | null }, b: { sort_order?: number | null }) =>
  (a.sort_order ?? 0) - (b.sort_order ?? 0)

function toOption(option: OptionData): ProductOption {
  return {
    uid: option.uid,
    title: option.title ?? '',
    required: option.required ?? false,
    choices: (option.value ?? [])
      .filter(present)
      .sort(bySortOrder)
      .map((value) => ({ uid: value.uid, title: value.title ?? '', addCents: toCents(value.price ?? 0) })),
  }
}

/** A product with its prices in cents. */
export function toProduct(data: ProductData): Product {
  return {
    sku: data.sku ?? '',
    name: data.name ?? '',
    description: text(data.meta_description),
    tool: data.personalisation?.tool ?? null,
    definition: data.personalisation?.definition ?? '',
    inStock: data.stock_status !== 'OUT_OF_STOCK',
    options: (data.options ?? [])
      .filter(present)
      .sort(bySortOrder)
      .map(toOption)
      .filter((option) => option.choices.length > 0),
    prices: (data.personalisation?.prices ?? []).filter(present).map((row) => ({
      optionUids: row.option_uids,
      quantityFrom: row.quantity_from,
      cents: toCents(row.price.value ?? 0),
      // A usual price is said only where an offer with an end stands behind the lower one.
      regularCents: row.regular_price && row.offer_to ? toCents(row.regular_price.value ?? 0) : null,
      offerFrom: row.offer_from ?? null,
      offerTo: row.offer_to ?? null,
    })),
    pictures: (data.media_gallery ?? [])
      .filter(present)
      .flatMap((entry) => (entry.url ? [{ url: entry.url, label: entry.label ?? '' }] : [])),
    specifications: text(data.technical_specifications),
    rating: { average: (data.rating_summary ?? 0) / 20, count: data.review_count ?? 0 },
  }
}

/** What the options of a product add, as `priceLine` wants it. */
export const optionPrices = (product: Product): OptionPrice[] => product.options.flatMap((option) => option.choices)

/** First choice of every required option: what a shopper sees before choosing. */
export const defaultChoice = (product: Product): string[] =>
  product.options.flatMap((option) => (option.required && option.choices[0] ? [option.choices[0].uid] : []))

/** The cheapest way to buy one piece, or null without a price table. What costs nothing has no price yet. */
export function cheapest(product: Product): StartPrice | null {
  const lines = product.prices
    .filter((row) => row.quantityFrom === 1)
    .map((row) => priceLine(product.prices, [], row.optionUids, 1))
    .filter(present)
    .filter((line) => line.unitCents > 0)
    .sort((a, b) => a.unitCents - b.unitCents)
  const first = lines[0]
  if (!first) return null
  return {
    cents: first.unitCents,
    regularCents: first.regularUnitCents > first.unitCents ? first.regularUnitCents : null,
  }
}
