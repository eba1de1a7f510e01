import { firstViewClasses } from '../../first-view/classes'
import { firstTiles } from '../../first-view/first-tiles'
import { FIRST_PICTURES, listingClasses as look, TILE_SIZES } from '../../first-view/listing-classes'
import { type Listing, productCount, type Tile } from '../../page/listing'
import { ArrivalDay } from '../ArrivalDay'
import { FirstPicture } from '../FirstPicture'
import { TilePrice } from '../TilePrice'

const FirstTile = ({ tile, isFirst }: { tile: Tile; isFirst: boolean }) => (
  <a href={tile.path} className={look.tile}>
    <span className={`${look.frame} ${look.picture}`}>
      <FirstPicture src={tile.picture} alt="" sizes={TILE_SIZES} className={look.image} isFirst={isFirst} />
    </span>
    <h3 className={look.name}>{tile.name}</h3>
    <TilePrice tile={tile} />
    <ArrivalDay day={tile.arrivesBy} island="North Island" />
  </a>
)

/** The first products of a category page. The script draws the others, the filters and the ratings. */
export function DocumentListing({ listing }: { listing: Listing }) {
  const tiles = firstTiles(listing)
  if (tiles.length === 0) return null
  return (
    <div className={`${firstViewClasses.container} ${look.body}`}>
      <div />
      <div className="min-w-0">
        <div className={look.bar}>
          <span className={look.barSpace} />
          <p className={look.count}>{productCount(listing.tiles.length)}</p>
        </div>
        <ul className={look.grid}>
          {tiles.map((tile, at) => (
            <li key={tile.sku}>
              <FirstTile tile={tile} isFirst={at < FIRST_PICTURES} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
