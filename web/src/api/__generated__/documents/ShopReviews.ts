import type { ShopReviewsQuery, ShopReviewsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ShopReviewsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ShopReviews($pageSize: Int!, $currentPage: Int!, $stars: Int) {
  shopReviews(pageSize: $pageSize, currentPage: $currentPage, stars: $stars) {
    items {
      ...ReviewFields
      product {
        name
        url_key
        canonical_url
      }
    }
    star_counts {
      stars
      count
    }
    page_info {
      current_page
      total_pages
    }
  }
}
    fragment ReviewFields on ProductReview {
  average_rating
  created_at
  nickname
  summary
  text
  is_verified
  is_sample
  photos
}`) as unknown as TypedDocumentString<ShopReviewsQuery, ShopReviewsQueryVariables>
