import type { SearchHit } from '@kea/shared/search/search'
import { ProductTile } from '~/features/products/ProductTile'
import { HitPrice } from '~/features/search/HitPrice'

/** Pictures of the first row load at once. */
const EAGER_PICTURES = 2

/** The hits as pictures with name and price. */
export function HitGrid({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12">
      {hits.map((hit, at) => (
        <li key={hit.objectID}>
          <ProductTile
            path={hit.url}
            name={hit.name}
            picture={hit.image_url}
            sizes="(min-width: 1024px) 24vw, (min-width: 640px) 32vw, 46vw"
            level={2}
            isFirst={at < EAGER_PICTURES}
          >
            <HitPrice hit={hit} className="mt-0.5 block text-ink-soft" />
          </ProductTile>
        </li>
      ))}
    </ul>
  )
}
