import { listingClasses as look } from '@kea/shared/first-view/listing-classes'
import { TilePrice } from '@kea/shared/view/TilePrice'
import { ProductTile } from '~/features/products/ProductTile'
import { orderNote } from './finder-words'
import type { Gift } from './gift-finder-query'

/** Pictures of the first row of a phone load at once. */
const FIRST_PICTURES = 2

/** Column widths of a page of 100rem with its padding and gaps. */
const SIZES =
  '(min-width: 1600px) 358px, (min-width: 1024px) calc(25vw - 42px), (min-width: 640px) calc(33.3vw - 24px), calc(50vw - 28px)'

/** The presents as pictures with name, price and the last day to order. */
export function GiftGrid({ gifts }: { gifts: readonly Gift[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12">
      {gifts.map(({ card, ...gift }, at) => (
        <li key={card.sku}>
          <ProductTile {...card} sizes={SIZES} level={3} isFirst={at < FIRST_PICTURES}>
            <TilePrice tile={card} />
            {gift.orderBy && <span className={`${look.rating} text-kea`}>{orderNote(gift)}</span>}
          </ProductTile>
        </li>
      ))}
    </ul>
  )
}
