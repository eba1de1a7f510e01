import { listingClasses as look } from '../first-view/listing-classes'
import { type Card, percentOff } from '../page/card'
import { Price } from './Price'

/** The price of a product in a list, with its offer. */
export function TilePrice({ tile }: { tile: Card }) {
  const { cents, regularCents, inStock } = tile
  if (!inStock) return <span className={look.price}>OUT OF STOCK</span>
  if (cents === null) return <span className={look.price}>Price on request</span>
  const percent = percentOff(tile)
  return (
    <span className={look.price}>
      <span>
        From <Price cents={cents} regularCents={regularCents} />
      </span>
      {percent !== null && <span className={look.percent}>{percent}% off</span>}
    </span>
  )
}
