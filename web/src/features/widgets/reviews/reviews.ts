import { formatLongDate, instantOf } from '@kea/shared/dates'
import { ProductReviewsDocument, type ProductReviewsQuery } from '~/api/__generated__/graphql'
import { callShop } from '~/api/query'

export interface Review {
  /** 1 to 5, whole. */
  stars: number
  title: string
  text: string
  nickname: string
  /** As a shopper reads it; '' where it is not known. */
  date: string
}

export interface ReviewPage {
  reviews: Review[]
  /** Null after the last. */
  next: number | null
}

/** So many at once that choosing a number of stars rarely has to fetch on. */
const PAGE_SIZE = 50

type Product = NonNullable<NonNullable<NonNullable<ProductReviewsQuery['products']>['items']>[number]>
type Answer = NonNullable<Product['reviews']['items'][number]>

function toReview({ average_rating, summary, text, nickname, created_at }: Answer): Review {
  const at = instantOf(created_at)
  return {
    stars: Math.min(5, Math.max(1, Math.round(average_rating / 20))),
    title: summary,
    text,
    nickname,
    date: at === null ? '' : formatLongDate(new Date(at)),
  }
}

/** One page of a product's reviews, the newest first. */
export async function fetchReviews(sku: string, currentPage: number, signal: AbortSignal): Promise<ReviewPage> {
  const { products } = await callShop(ProductReviewsDocument, { sku, pageSize: PAGE_SIZE, currentPage }, signal)
  const found = products?.items?.[0]?.reviews
  const last = found?.page_info.total_pages ?? 0
  return {
    reviews: (found?.items ?? []).filter((review) => review !== null).map(toReview),
    next: currentPage < last ? currentPage + 1 : null,
  }
}

/** The reviews with so many stars; null is all. */
export const withStars = (reviews: readonly Review[], stars: number | null): Review[] =>
  reviews.filter((review) => stars === null || review.stars === stars)
