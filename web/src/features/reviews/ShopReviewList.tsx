import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ShopError } from '~/api/errors'
import { REVIEWS_ANCHOR } from '~/lib/anchors'
import { Pages } from '~/ui/Pages'
import { ReviewItems, ReviewsError, ReviewsSkeleton } from './ReviewItems'
import { type ShopReviewPage, shopReviewsQuery } from './reviews'
import { type ReviewChoice, readChoice, searchOf, starsLabel } from './stars'

/** Reviews of all products, filtered by stars and paged. The address has the filter, so that reloads and links work. */
export function ShopReviewList() {
  const [search] = useSearchParams()
  const choice = readChoice(search)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...shopReviewsQuery(choice.stars, choice.page),
    placeholderData: keepPreviousData,
  })
  // The API answers with an input error for a page after the last one.
  if (error instanceof ShopError && error.code === 'input') return <NoSuchPage choice={choice} />
  if (!data) return error ? <ReviewsError onRetry={() => void refetch()} /> : <ReviewsSkeleton />
  return (
    <div aria-busy={isPlaceholderData}>
      <StarFilter counts={data.counts} choice={choice} />
      <ReviewItems reviews={data.reviews} stars={choice.stars} />
      <Pages
        label="Pages of reviews"
        page={choice.page}
        pages={data.pages}
        hrefOf={(page) => `${searchOf({ ...choice, page })}#${REVIEWS_ANCHOR}`}
      />
    </div>
  )
}

function NoSuchPage({ choice }: { choice: ReviewChoice }) {
  return (
    <p className="text-ink-soft">
      There are no reviews on page {choice.page}.{' '}
      <Link to={`${searchOf({ ...choice, page: 1 })}#${REVIEWS_ANCHOR}`} className="text-kea underline">
        See the newest reviews
      </Link>
    </p>
  )
}

function StarFilter({ counts, choice }: { counts: ShopReviewPage['counts']; choice: ReviewChoice }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const choices = [{ stars: null, count: all }, ...counts]
  if (all === 0) return null
  return (
    <ul aria-label="Show reviews with" className="mb-8 flex flex-wrap gap-2">
      {choices.map(({ stars, count }) => (
        <li key={stars}>
          <Link
            to={searchOf({ stars, page: 1 })}
            preventScrollReset
            aria-current={stars === choice.stars ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-control px-4 text-sm text-ink no-underline hover:border-ink aria-[current]:border-kea aria-[current]:bg-kea-mist"
          >
            {starsLabel(stars)} <span className="text-ink-soft tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
