import type { Page } from '@kea/shared/page/page'
import { ownRating, shopperReviews } from '@kea/shared/page/rating'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { StarBar } from './StarBar'
import { ratingText } from './stars'

/** Rating of the page's product, else of the whole shop. Renders nothing without reviews. */
export function Summary({ page }: { page: Page }) {
  const own = page.product && ownRating(page.product)
  if (own) {
    return (
      <RatingLine page={page} average={own.average}>
        {ratingText(own)}
      </RatingLine>
    )
  }
  const all = shopperReviews(page.settings)
  if (!all) return null
  const { average, reviewCount, reviewLink } = all
  const text = ratingText({ average, count: reviewCount })
  return (
    <RatingLine page={page} average={average}>
      {page.path === reviewLink ? (
        text
      ) : (
        <Link to={reviewLink} className="text-inherit underline underline-offset-4">
          {text}
        </Link>
      )}
    </RatingLine>
  )
}

function RatingLine({ page, average, children }: { page: Page; average: number; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <StarBar average={average} className="sm:text-lg" />
      <span className="text-sm sm:text-[0.9375rem]">{children}</span>
      {page.settings.countsSamples && <span className="text-xs text-ink-soft sm:text-sm">(sample)</span>}
    </p>
  )
}
