import { listingClasses as look, TILE_SIZES } from '@kea/shared/first-view/listing-classes'
import type { Tile } from '@kea/shared/page/listing'
import { BEST_RATING } from '@kea/shared/page/rating'
import { ArrivalDay } from '@kea/shared/view/ArrivalDay'
import { TilePrice } from '@kea/shared/view/TilePrice'
import { memo } from 'react'
import { shopperIsland } from '~/lib/island'
import { ProductTile } from '../ProductTile'

interface ListingTileProps {
  tile: Tile
  isFirst: boolean
}

/** A product of a category page with its price, its offer and its rating. A filter draws only new tiles. */
export const ListingTile = memo(function ListingTile({ tile, isFirst }: ListingTileProps) {
  const { path, name, picture, rating } = tile
  return (
    <ProductTile path={path} name={name} picture={picture} sizes={TILE_SIZES} level={3} isFirst={isFirst}>
      <TilePrice tile={tile} />
      <ArrivalDay day={tile.arrivesBy} island={shopperIsland()} />
      {rating && (
        <span className={look.rating}>
          <span aria-hidden="true" className="text-caution">
            ★
          </span>{' '}
          {rating.average}/{BEST_RATING} <span className="sr-only">out of </span>({rating.count}
          <span className="sr-only"> reviews</span>)
        </span>
      )}
    </ProductTile>
  )
})
