import { formatLongDate } from '@kea/shared/dates'
import { instantOf } from '@kea/shared/instant'
import { ProductReviewsDocument, ShopReviewsDocument, type ShopReviewsQuery } from '~/api/__generated__/graphql'
import { callShop } from '~/api/query'
import { productPath } from '../cards/cards'

export interface Review {
  /** 1 to 5, whole. */
  stars: number
  title: string
  text: string
  nickname: string
  /** As a shopper reads it; '' where it is not known. */
  date: string
  /** What it is about, where that is not the page's own product. */
  product: { name: string; path: string } | null
}

export interface ReviewPage {
  reviews: Review[]
  /** Null after the last. */
  next: number | null
}

/** So many at once that choosing a number of stars rarely has to fetch on. */
const PAGE_SIZE = 50

type ShopAnswer = NonNullable<ShopReviewsQuery['shopReviews']['items'][number]>
type Answer = Omit<ShopAnswer, 'product'> & Partial<Pick<ShopAnswer, 'product'>>

function toReview({ average_rating, summary, text, nickname, created_at, product }: Answer): Review {
  const at = instantOf(created_at)
  return {
    stars: Math.min(5, Math.max(1, Math.round(average_rating / 20))),
    title: summary,
    text,
    nickname,
    date: at === null ? '' : formatLongDate(new Date(at)),
    product: product ? { name: product.name ?? '', path: productPath(product) } : null,
  }
}

/** One page of a product's reviews, the newest first; without a sku those of the whole shop. */
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

/** The reviews with so many stars; null is all. */
export const withStars = (reviews: readonly Review[], stars: number | null): Review[] =>
  reviews.filter((review) => stars === null || review.stars === stars)
