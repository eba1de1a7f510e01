import { firstViewClasses } from '../first-view/classes'
import { FIRST_PICTURES, listingClasses as look, TILE_SIZES } from '../first-view/listing-classes'
import { type Cents, formatMoney } from '../money'
import { percentOff } from '../page/card'
import { inShopOrder, LISTING_QUERIES, type Listing, productCount, type Tile } from '../page/listing'
import type { Page } from '../page/page'
import { parsePicture } from '../picture'
import { escapeHtml } from './escape'
import { pictureHtml } from './picture-view'

/** The first row of a wide screen, and the first two rows of a phone. */
const TILES = 4

/** The products of a category page; null for other pages, and for an address with filters: only the script reads those. */
export const plainListing = ({ status, listing }: Page, search: URLSearchParams): Listing | null =>
  status === 200 && !LISTING_QUERIES.some((name) => search.has(name)) ? listing : null

/** The tiles of the first view, and of the preload of the first picture. */
export const firstTiles = ({ tiles }: Listing): Tile[] => inShopOrder(tiles).slice(0, TILES)

const money = (cents: Cents): string => escapeHtml(formatMoney(cents))

function priceHtml(tile: Tile): string {
  const { cents, regularCents, inStock } = tile
  if (!inStock) return 'OUT OF STOCK'
  if (cents === null) return 'Price on request'
  const percent = percentOff(tile)
  if (regularCents === null || percent === null) return `From ${money(cents)}`
  return (
    `<span>From <s class="${look.usual}"><span class="sr-only">Usually </span>${money(regularCents)}</s>` +
    `<span class="sr-only">, now </span><span class="${look.reduced}">${money(cents)}</span></span>` +
    `<span class="${look.percent}">${percent}% off</span>`
  )
}

function tileHtml(tile: Tile, at: number): string {
  const { path, name, picture: url } = tile
  const picture = parsePicture(url)
  const image = { alt: '', sizes: TILE_SIZES, className: look.image, isFirst: at < FIRST_PICTURES }
  return (
    `<li><a class="${look.tile}" href="${escapeHtml(path)}"><span class="${look.frame} ${look.picture}">` +
    `${picture ? pictureHtml(picture, image) : ''}</span><h3 class="${look.name}">${escapeHtml(name)}</h3>` +
    `<span class="${look.price}">${priceHtml(tile)}</span></a></li>`
  )
}

/** The first products of a category page. The script draws the others, the filters and the ratings. */
export function listingHtml(listing: Listing): string {
  const tiles = firstTiles(listing)
  if (tiles.length === 0) return ''
  return (
    `<div class="${firstViewClasses.container} ${look.body}"><div></div><div class="min-w-0">` +
    `<div class="${look.bar}"><span class="${look.barSpace}"></span>` +
    `<p class="${look.count}">${productCount(listing.tiles.length)}</p></div>` +
    `<ul class="${look.grid}">${tiles.map(tileHtml).join('')}</ul></div></div>`
  )
}
