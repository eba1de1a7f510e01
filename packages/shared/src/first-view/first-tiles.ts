import { inShopOrder, LISTING_QUERIES, type Listing, type Tile } from '../page/listing'
import type { Page } from '../page/page'

/** The first row of a wide screen, and the first two rows of a phone. */
const TILES = 4

/** The products of a category page; null for other pages, and for an address with filters: only the script reads those. */
export const plainListing = ({ status, listing }: Page, search: URLSearchParams): Listing | null =>
  status === 200 && !LISTING_QUERIES.some((name) => search.has(name)) ? listing : null

/** The tiles of the first view, and of the preload of the first picture. */
export const firstTiles = ({ tiles }: Listing): Tile[] => inShopOrder(tiles).slice(0, TILES)
