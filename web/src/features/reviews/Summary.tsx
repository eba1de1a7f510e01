import type { Page } from '@kea/shared/page/page'
import { ownRating, shopperReviews } from '@kea/shared/page/rating'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { StarBar } from './StarBar'
import { ratingText } from './stars'
import { writeReviewPath } from './write-review-path'

/**
 * Rating of the page's product, else of the whole shop. Without any review it invites to write one. `isMarked`: it says of samples
 * that they are samples.
 */
export function Summary({ page, isMarked = page.settings.countsSamples }: { page: Page; isMarked?: boolean }) {
  const own = page.product && ownRating(page.product)
  if (own) {
    return (
      <RatingLine isMarked={isMarked} average={own.average}>
        {ratingText(own)}
      </RatingLine>
    )
  }
  const all = shopperReviews(page.settings)
  if (!all) return <Invitation sku={page.product?.sku} />
  const { average, reviewCount, reviewLink } = all
  return (
    <RatingLine isMarked={isMarked} average={average} isLong>
      <span>{ratingText({ average, count: reviewCount })}</span>
      {page.path !== reviewLink && (
        <>
          {', '}
          <Link to={reviewLink} className="text-inherit underline underline-offset-4">
            all our reviews
          </Link>
        </>
      )}
    </RatingLine>
  )
}

function Invitation({ sku }: { sku: string | undefined }) {
  return (
    <p className="text-sm sm:text-[0.9375rem]">
      No reviews yet.{' '}
      <Link to={writeReviewPath(sku)} className="text-kea underline underline-offset-4">
        Write the first one
      </Link>
    </p>
  )
}

interface RatingLineProps {
  isMarked: boolean
  average: number
  /** On phones the text has a line of its own, below the stars. */
  isLong?: boolean
  children: ReactNode
}

function RatingLine({ isMarked, average, isLong = false, children }: RatingLineProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <StarBar average={average} className="sm:text-lg" />
      <span className={classNames('text-sm sm:text-[0.9375rem]', isLong && 'max-sm:order-1')}>{children}</span>
      {isMarked && <span className="text-sm text-ink-soft">(sample)</span>}
    </p>
  )
}
