import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import type { Review } from './reviews'
import { StarBar } from './StarBar'
import { useReviews } from './use-reviews'

const CHOICES = [null, 5, 4, 3, 2, 1] as const

const choiceLabel = (stars: number | null) => (stars === null ? 'All' : `${stars} ${stars === 1 ? 'star' : 'stars'}`)

/** Reviews of a product, or without a sku of the whole shop, by stars, a few at a time. */
export function ReviewList({ sku }: { sku: string | null }) {
  const [stars, setStars] = useState<number | null>(null)
  const { reviews, isLoading, error, retry, hasMore, showMore } = useReviews(sku, stars)
  return (
    <div>
      <fieldset className="mb-8 flex flex-wrap gap-2">
        <legend className="sr-only">Show reviews with</legend>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === stars}
            onClick={() => setStars(choice)}
            className="min-h-11 cursor-pointer rounded-full border border-control px-4 text-sm hover:border-ink aria-pressed:border-kea aria-pressed:bg-kea-mist"
          >
            {choiceLabel(choice)}
          </button>
        ))}
      </fieldset>
      {error && reviews.length === 0 ? (
        <Alert>
          The reviews did not come.{' '}
          <button type="button" onClick={retry} className="cursor-pointer underline">
            Try again
          </button>
        </Alert>
      ) : (
        <div aria-busy={isLoading}>
          {isLoading && reviews.length === 0 ? <Skeleton /> : <List reviews={reviews} stars={stars} />}
          {hasMore && !isLoading && (
            <Button look="secondary" className="mt-10" onClick={showMore}>
              Show more reviews
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function List({ reviews, stars }: { reviews: readonly Review[]; stars: number | null }) {
  if (reviews.length === 0) {
    return (
      <p role="status" className="text-ink-soft">
        {stars === null ? 'Nobody has reviewed this yet.' : `No review with ${choiceLabel(stars)}.`}
      </p>
    )
  }
  return (
    <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {reviews.map((review, at) => (
        // Reviews have no id at a Magento; they are only ever added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at} className="border-t border-line pt-5">
          <p className="flex items-baseline gap-3">
            <StarBar average={review.stars} />
            <span className="sr-only">{choiceLabel(review.stars)} out of 5</span>
          </p>
          <h3 className="mt-2 font-display text-subheading font-bold">{review.title}</h3>
          <p className="mt-2 max-w-prose">{review.text}</p>
          <p className="mt-3 text-sm text-ink-soft">
            {review.nickname}
            {review.date && `, ${review.date}`}
            {review.product && (
              <>
                {', on '}
                <Link to={review.product.path} className="underline">
                  {review.product.name}
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Skeleton() {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <p className="sr-only" role="status">
        Loading reviews
      </p>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="h-36 rounded-lg bg-mist" />
      ))}
    </div>
  )
}
