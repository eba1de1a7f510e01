import type { Page } from '@kea/shared/page/page'
import { shownRating } from '@kea/shared/page/rating'
import { StarBar } from './StarBar'
import { ratingText } from './stars'

/** Stars and figures of what a page sells, else of the whole shop; nothing while nobody has said a word. */
export function Summary({ page }: { page: Page }) {
  const rating = page.product ? shownRating(page.product, page.settings) : siteRating(page)
  if (!rating) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <StarBar average={rating.average} className="sm:text-lg" />
      <span className="text-sm sm:text-[0.9375rem]">{ratingText(rating)}</span>
      {page.settings.countsSamples && <span className="text-xs text-ink-soft sm:text-sm">(sample)</span>}
    </p>
  )
}

const NOTHING_OWN = { rating: { average: 0, count: 0 } }

const siteRating = ({ settings }: Page) => shownRating(NOTHING_OWN, settings)
