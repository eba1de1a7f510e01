import { dateWordsAt } from '@kea/shared/day-words'
import { instantOf } from '@kea/shared/instant'
import { productPath } from '@kea/shared/page/product-path'
import { ProductReviewsDocument } from '~/api/__generated__/documents/ProductReviews'
import { ShopReviewsDocument } from '~/api/__generated__/documents/ShopReviews'
import type { ShopReviewsQuery } from '~/api/__generated__/types'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

export interface Review {
  /** 1 to 5, whole. */
  stars: number
  title: string
  text: string
  nickname: string
  /** Formatted for display; '' if unknown. */
  date: string
  /** The reviewed product; null in a list of one product. */
  product: { name: string; path: string } | null
  /** True for a review by a buyer of the product. */
  isVerified: boolean
  /** True for demonstration content, not by a customer. */
  isSample: boolean
  /** URLs of the reviewer's photos. */
  photos: string[]
}

export interface ReviewPage {
  reviews: Review[]
  /** Number of the next page; null after the last page. */
  next: number | null
}

/** Large enough that the star filter rarely needs another request. */
const PAGE_SIZE = 50

type ShopAnswer = NonNullable<ShopReviewsQuery['shopReviews']['items'][number]>
type Answer = Omit<ShopAnswer, 'product'> & Partial<Pick<ShopAnswer, 'product'>>

function toReview({ product, ...review }: Answer): Review {
  const { average_rating, summary, text, nickname, created_at, is_verified, is_sample, photos } = review
  const at = instantOf(created_at)
  return {
    stars: Math.min(5, Math.max(1, Math.round(average_rating / 20))),
    title: summary,
    text,
    nickname,
    date: at === null ? '' : dateWordsAt(at),
    product: product ? { name: product.name ?? '', path: productPath(product) } : null,
    isVerified: is_verified,
    isSample: is_sample,
    photos,
  }
}

/** One page of reviews of a product, newest first; of the whole shop if `sku` is null. */
export async function fetchReviews(sku: string | null, currentPage: number, signal: AbortSignal): Promise<ReviewPage> {
  const paging = { pageSize: PAGE_SIZE, currentPage }
  const found =
    sku === null
      ? (await callShop(ShopReviewsDocument, paging, signal)).shopReviews
      : (await callShop(ProductReviewsDocument, { sku, ...paging }, signal)).products?.items?.[0]?.reviews
  const items: readonly (Answer | null)[] = found?.items ?? []
  return {
    reviews: items.filter((review) => review !== null).map(toReview),
    next: currentPage < (found?.page_info.total_pages ?? 0) ? currentPage + 1 : null,
  }
}

export interface ShopReviewPage {
  reviews: Review[]
  pages: number
  /** Number of reviews for each number of stars, five stars first. */
  counts: { stars: number; count: number }[]
}

const SHOP_PAGE_SIZE = 12

/** One page of reviews of all products. `stars` is null for all reviews. */
export const shopReviewsQuery = (stars: number | null, currentPage: number) =>
  gqlQuery(
    ShopReviewsDocument,
    { pageSize: SHOP_PAGE_SIZE, currentPage, stars },
    ({ shopReviews }): ShopReviewPage => ({
      reviews: shopReviews.items.filter((review) => review !== null).map(toReview),
      pages: shopReviews.page_info.total_pages ?? 1,
      counts: shopReviews.star_counts,
    }),
    STALE.page,
  )

/** Reviews with this number of stars; null for all. */
export const filterByStars = (reviews: readonly Review[], stars: number | null): Review[] =>
  reviews.filter((review) => stars === null || review.stars === stars)
