import type { ProductReviewsQuery, ProductReviewsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ProductReviewsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductReviews($sku: String!, $pageSize: Int!, $currentPage: Int!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      reviews(pageSize: $pageSize, currentPage: $currentPage) {
        items {
          ...ReviewFields
        }
        page_info {
          current_page
          total_pages
        }
      }
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
}`) as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>
