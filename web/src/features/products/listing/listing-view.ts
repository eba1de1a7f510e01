import { inShopOrder, type Listing, type Tile } from '@kea/shared/page/listing'
import type { Chosen, Facet } from './facets'

const SORTS = {
  featured: 'Featured',
  best: 'Best sellers',
  low: 'Lowest price first',
  high: 'Highest price first',
  name: 'By name',
}
type Sort = keyof typeof SORTS

/** Tiles at first, and with each "Show more". */
export const STEP = 24

/** The address of a listing as filters, order and number of tiles. */
export interface ListingView {
  chosen: Chosen
  sort: Sort
  shown: number
}

type Sortable = Pick<Listing, 'hasBestSellers'>

/** A shop with few orders does not know what sells best. */
export const isSort = (value: string | null, { hasBestSellers }: Sortable): value is Sort =>
  value !== null && Object.hasOwn(SORTS, value) && (value !== 'best' || hasBestSellers)

/** The orders of a listing with what shoppers call them. */
export const sortsOf = (listing: Sortable): [string, string][] =>
  Object.entries(SORTS).filter(([value]) => isSort(value, listing))

function chosenIn(search: URLSearchParams, { code, options, isSingle }: Facet): string[] {
  const asked = (search.get(code) ?? '').split(',')
  const known = options.map(({ value }) => value).filter((value) => asked.includes(value))
  return isSingle ? known.slice(0, 1) : known
}

/** Unknown names and values are ignored. */
export function readView(search: URLSearchParams, facets: readonly Facet[], listing: Sortable): ListingView {
  const sort = search.get('sort')
  const steps = /^[1-9]\d?$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    chosen: Object.fromEntries(facets.map((facet) => [facet.code, chosenIn(search, facet)])),
    sort: isSort(sort, listing) ? sort : 'featured',
    shown: steps * STEP,
  }
}

/** The address of a view. Parameters of others stay. */
export function withView(search: URLSearchParams, facets: readonly Facet[], view: ListingView): URLSearchParams {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  for (const { code } of facets) set(code, (view.chosen[code] ?? []).join(','))
  set('sort', view.sort === 'featured' ? '' : view.sort)
  set('page', view.shown > STEP ? String(Math.ceil(view.shown / STEP)) : '')
  return next
}

/** By price, products without one are last; by sales, those that did not sell, in the shop's order. */
export function sortTiles(tiles: readonly Tile[], sort: Sort): Tile[] {
  const price = ({ cents }: Tile, missing: number) => cents ?? missing
  if (sort === 'name') return tiles.toSorted((a, b) => a.name.localeCompare(b.name, 'en-NZ'))
  if (sort === 'low') {
    return tiles.toSorted((a, b) => price(a, Number.MAX_SAFE_INTEGER) - price(b, Number.MAX_SAFE_INTEGER))
  }
  if (sort === 'best') {
    const place = ({ bestSellerPlace }: Tile) => bestSellerPlace ?? Number.MAX_SAFE_INTEGER
    return inShopOrder(tiles).toSorted((a, b) => place(a) - place(b))
  }
  if (sort === 'high') return tiles.toSorted((a, b) => price(b, -1) - price(a, -1))
  return inShopOrder(tiles)
}
