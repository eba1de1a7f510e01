import { ATTRIBUTE_CODES, type AttributeCode } from '../constants/attributes'
import { type Card, toCard } from './card'
import type { ListedProductData, ListingData } from './page-data'
import { present } from './present'
import { ownRating, type Rating } from './rating'

/** A product as a category page shows it. */
export interface Tile extends Card {
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

/** In the shop's order. Products that are out of stock are last. */
export const inShopOrder = (tiles: readonly Tile[]): Tile[] =>
  tiles.toSorted((a, b) => Number(b.inStock) - Number(a.inStock))

/** "1 product", "12 products". */
export const productCount = (count: number): string => (count === 1 ? '1 product' : `${count} products`)

/** Query parameters that choose or sort the products of a category page. */
export const LISTING_QUERIES = [...ATTRIBUTE_CODES, 'price', 'ready', 'sort'] as const

const split = (values: string | null | undefined): string[] => (values ?? '').split(',').filter((value) => value !== '')

function toTile(product: ListedProductData): Tile {
  const values = ATTRIBUTE_CODES.flatMap((code) => {
    const own = split(product[code])
    return own.length > 0 ? [[code, own] as const] : []
  })
  return {
    ...toCard(product),
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
