import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '~/ui/Alert'
import type { Review } from './reviews'
import { StarBar } from './StarBar'
import { starsLabel } from './stars'

interface ReviewItemsProps {
  reviews: readonly Review[]
  /** The selected number of stars; null for all. */
  stars: number | null
}

/** A list of reviews with stars, text, photos and author. */
export function ReviewItems({ reviews, stars }: ReviewItemsProps) {
  if (reviews.length === 0) {
    return (
      <p role="status" className="text-ink-soft">
        {stars === null ? 'Be the first to review it.' : `No review with ${starsLabel(stars)}.`}
      </p>
    )
  }
  const areSamples = reviews.every(({ isSample }) => isSample)
  return (
    <>
      {areSamples && <p className="mb-8 text-ink-soft">These reviews are samples, not from customers.</p>}
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {reviews.map((review, at) => (
          // Reviews of Magento have no id. New ones are only added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at} className="border-t border-line pt-5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StarBar average={review.stars} />
              <span className="sr-only">{starsLabel(review.stars)} out of 5</span>
              {review.isVerified && (
                <Badge>
                  <BadgeCheck aria-hidden="true" className="size-4 text-kea" />
                  Verified
                </Badge>
              )}
              {review.isSample && !areSamples && <Badge>Sample</Badge>}
            </p>
            <h3 className="mt-2 font-display text-subheading font-bold">{review.title}</h3>
            <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{review.text}</p>
            <Photos review={review} />
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
    </>
  )
}

function Badge({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1 rounded-full bg-mist px-2.5 py-0.5 text-sm">{children}</span>
}

function Photos({ review: { photos, nickname } }: { review: Review }) {
  if (photos.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} className="block overflow-hidden rounded-lg">
            <img
              src={photo}
              alt={`${at + 1} of ${photos.length} by ${nickname}`}
              loading="lazy"
              className="size-28 bg-mist object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ReviewsError({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert>
      We could not load the reviews.{' '}
      <button type="button" onClick={onRetry} className="cursor-pointer underline">
        Try again
      </button>
    </Alert>
  )
}

export function ReviewsSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <p className="sr-only" role="status">
        Loading reviews
      </p>
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="h-36 rounded-lg bg-mist" />
      ))}
    </div>
  )
}
