import type { SearchHit } from '@kea/shared/search/search'
import { Link } from 'react-router-dom'
import { HitPrice } from '~/features/search/HitPrice'
import { KeaMark } from '~/ui/KeaMark'
import { Picture } from '~/ui/Picture'

/** Pictures of the first row load at once. */
const EAGER_PICTURES = 2

/** The hits as pictures with name and price. */
export function HitGrid({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12">
      {hits.map((hit, at) => (
        <li key={hit.objectID}>
          <Link to={hit.url} className="group block text-ink no-underline">
            {hit.image_url ? (
              <Picture
                src={hit.image_url}
                alt=""
                sizes="(min-width: 1024px) 24vw, (min-width: 640px) 32vw, 46vw"
                shape="rectangle"
                isFirst={at < EAGER_PICTURES}
                className="w-full rounded-picture"
              />
            ) : (
              <span className="flex aspect-[4/3] items-center justify-center rounded-picture bg-mist">
                <KeaMark className="size-12" />
              </span>
            )}
            <span className="mt-3 block font-display text-lg/snug font-bold group-hover:underline group-hover:decoration-1">
              {hit.name}
            </span>
            <HitPrice hit={hit} className="mt-0.5 block text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
