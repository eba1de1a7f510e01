import { ATTRIBUTE_CODES, type AttributeCode } from '../constants/attributes'
import { type Cents, toCents } from '../money'
import type { ListedProductData, ListingData } from './page-data'
import { present } from './present'
import { productPath } from './product-path'
import { ownRating, type Rating } from './rating'

/** A product as a category page shows it. */
export interface Tile {
  sku: string
  name: string
  path: string
  picture: string
  alt: string
  /** The lowest price of one piece; null for a product without prices. */
  cents: Cents | null
  /** The price without the offer; null without an offer. */
  regularCents: Cents | null
  inStock: boolean
  /** The product's own figures, if it has enough reviews. */
  rating: Rating | null
  /** Working days in the workshop, at most. */
  readyWithin: number | null
  /** Values by attribute. */
  values: Partial<Record<AttributeCode, string[]>>
}

/** An attribute of the tiles, with its options in the shop's order. */
export interface TileAttribute {
  code: AttributeCode
  label: string
  options: { value: string; label: string }[]
}

/** The products of a category page. */
export interface Listing {
  tiles: Tile[]
  attributes: TileAttribute[]
}

const split = (values: string | null | undefined): string[] => (values ?? '').split(',').filter((value) => value !== '')

function toTile(product: ListedProductData): Tile {
  const { regular_price, final_price } = product.price_range.minimum_price
  const cents = toCents(final_price.value ?? 0)
  const regular = toCents(regular_price.value ?? 0)
  const values = ATTRIBUTE_CODES.flatMap((code) => {
    const own = split(product[code])
    return own.length > 0 ? [[code, own] as const] : []
  })
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    path: productPath(product),
    picture: product.small_image?.url ?? '',
    alt: product.small_image?.label ?? '',
    cents: cents > 0 ? cents : null,
    regularCents: regular > cents && cents > 0 ? regular : null,
    inStock: product.stock_status !== 'OUT_OF_STOCK',
    rating: ownRating({ rating: { average: (product.rating_summary ?? 0) / 20, count: product.review_count ?? 0 } }),
    readyWithin: product.ready_within ?? null,
    values: Object.fromEntries(values),
  }
}

/** Null for a page that is no category page. Attributes that the shop does not know are left out. */
export function toListing(data: ListingData | null | undefined): Listing | null {
  if (!data) return null
  const aggregations = (data.aggregations ?? []).filter(present)
  return {
    tiles: (data.items ?? []).filter(present).map(toTile),
    attributes: aggregations.flatMap(({ attribute_code, label, options }) => {
      const code = ATTRIBUTE_CODES.find((known) => known === attribute_code)
      if (!code) return []
      const own = (options ?? []).filter(present).map((option) => ({ value: option.value, label: option.label ?? '' }))
      return [{ code, label: label ?? code, options: own }]
    }),
  }
}
