import type { Card } from '@kea/shared/page/card'
import { Link } from 'react-router-dom'
import { CardPrice } from '~/features/products/CardPrice'
import { Picture } from '~/ui/Picture'

/** A banner for a discounted product. The whole banner is one link. */
export function DealBanner({ card }: { card: Card }) {
  return (
    <Link to={card.path} className="group block text-ink no-underline">
      <Picture
        src={card.picture}
        alt={card.alt}
        sizes="(min-width: 1024px) 31vw, (min-width: 640px) 47vw, 100vw"
        shape="banner"
        className="rounded-picture [&_img]:transition-transform [&_img]:duration-250 [&_img]:ease-calm group-hover:[&_img]:scale-102"
      />
      <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-display text-subheading font-bold group-hover:underline group-hover:decoration-1">
          {card.name}
        </h3>
        <CardPrice text="" live={card} />
      </span>
    </Link>
  )
}

/** Shown in the list while the deals load. */
export function DealPlaceholder() {
  return (
    <li aria-busy="true">
      <span className="sr-only">Loading this week’s deals</span>
      <Picture src="" alt="" sizes="" shape="banner" className="animate-pulse rounded-picture" />
      <span className="mt-4 block h-7" />
    </li>
  )
}
