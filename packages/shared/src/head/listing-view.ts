import { firstViewClasses } from '../first-view/classes'
import { FIRST_PICTURES, listingClasses as look, TILE_SIZES } from '../first-view/listing-classes'
import { type Cents, formatMoney } from '../money'
import { inShopOrder, type Listing, productCount, type Tile } from '../page/listing'
import { parsePicture } from '../picture'
import { escapeHtml } from './escape'
import { pictureHtml } from './picture-view'

/** The first row of a wide screen, and the first two rows of a phone. */
const TILES = 4

/** The tiles of the first view, and of the preload of the first picture. */
export const firstTiles = ({ tiles }: Listing): Tile[] => inShopOrder(tiles).slice(0, TILES)

const priceOf = (cents: Cents | null): string => (cents === null ? 'Price on request' : `From ${formatMoney(cents)}`)

function tileHtml({ path, name, picture: url, cents, inStock }: Tile, at: number): string {
  const picture = parsePicture(url)
  const image = { alt: '', sizes: TILE_SIZES, className: look.image, isFirst: at < FIRST_PICTURES }
  return (
    `<li><a class="${look.tile}" href="${escapeHtml(path)}"><span class="${look.frame} ${look.picture}">` +
    `${picture ? pictureHtml(picture, image) : ''}</span><h3 class="${look.name}">${escapeHtml(name)}</h3>` +
    `<span class="${look.price}">${inStock ? escapeHtml(priceOf(cents)) : 'OUT OF STOCK'}</span></a></li>`
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
