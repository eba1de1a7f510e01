import type { Page } from '@kea/shared/page/page'
import { Link } from 'react-router-dom'
import { REVIEWS_ANCHOR } from '~/lib/anchors'
import { Section } from '~/ui/Section'
import { ReviewList } from './ReviewList'
import { ShopReviewList } from './ShopReviewList'
import { Summary } from './Summary'
import { writeReviewPath } from './write-review-path'

interface ReviewsProps {
  page: Page
  /** Null for all products. */
  sku: string | null
  title?: string
  lead?: string
}

/** Rating and reviews of a product, or of the whole shop. */
export function Reviews({ page, sku, title = 'Reviews', lead }: ReviewsProps) {
  return (
    <Section id={REVIEWS_ANCHOR} title={title} {...(lead && { lead })}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <Summary page={page} />
        <Link to={writeReviewPath(sku)} className="inline-flex min-h-11 items-center text-kea underline">
          Write a review
        </Link>
      </div>
      {sku === null ? <ShopReviewList /> : <ReviewList sku={sku} />}
    </Section>
  )
}
