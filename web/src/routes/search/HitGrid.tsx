import type { SearchHit } from '@kea/shared/search/search'
import { ProductTile } from '~/features/products/ProductTile'
import { useWhenNeeded } from '~/features/scheduling/use-when-needed'
import { HitPrice } from '~/features/search/HitPrice'
import { LazyHeart } from '~/features/wishlist/LazyHeart'

/** Pictures of the first row load at once. */
const EAGER_PICTURES = 2

/** Column widths of a page of 100rem with its padding and gaps. */
const SIZES =
  '(min-width: 1600px) 358px, (min-width: 1024px) calc(25vw - 42px), (min-width: 640px) calc(33.3vw - 24px), calc(50vw - 28px)'

/** The hits as pictures with name and price. What sells a product has its heart. */
export function HitGrid({ hits }: { hits: readonly SearchHit[] }) {
  const hasHearts = useWhenNeeded()
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12">
      {hits.map((hit, at) => (
        <li key={hit.objectID} className="relative">
          <ProductTile
            path={hit.url}
            name={hit.name}
            picture={hit.image_url}
            sizes={SIZES}
            level={2}
            isFirst={at < EAGER_PICTURES}
          >
            <HitPrice hit={hit} className="mt-0.5 block text-sm text-ink-soft sm:text-base" />
          </ProductTile>
          {hit.sku !== null && hasHearts && <LazyHeart sku={hit.sku} name={hit.name} />}
        </li>
      ))}
    </ul>
  )
}
