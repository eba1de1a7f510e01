import { useState } from 'react'
import { Button } from '~/ui/Button'
import { ReviewItems, ReviewsError, ReviewsSkeleton } from './ReviewItems'
import { starsLabel } from './stars'
import { useReviews } from './use-reviews'

const CHOICES = [null, 5, 4, 3, 2, 1] as const

/** Reviews of a product, with a filter by stars and a button for more. */
export function ReviewList({ sku }: { sku: string }) {
  const [stars, setStars] = useState<number | null>(null)
  const { reviews, isLoading, error, retry, hasMore, showMore } = useReviews(sku, stars)
  const hasNoReviews = stars === null && !isLoading && !error && reviews.length === 0
  if (hasNoReviews) return <ReviewItems reviews={[]} stars={null} />
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
            {starsLabel(choice)}
          </button>
        ))}
      </fieldset>
      {error && reviews.length === 0 ? (
        <ReviewsError onRetry={retry} />
      ) : (
        <div aria-busy={isLoading}>
          {isLoading && reviews.length === 0 ? <ReviewsSkeleton /> : <ReviewItems reviews={reviews} stars={stars} />}
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
