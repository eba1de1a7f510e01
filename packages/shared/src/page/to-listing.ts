import { ATTRIBUTE_CODES } from '../constants/attributes'
import { toCard } from './card'
import type { Listing, Tile } from './listing'
import type { ListedProductData, ListingData } from './page-data'
import { present } from './present'
import { ownRating } from './rating'

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
    bestSellerPlace: product.best_seller_place ?? null,
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
    hasBestSellers: data.sort_fields?.options?.some((field) => field?.value === 'best_sellers') ?? false,
  }
}
