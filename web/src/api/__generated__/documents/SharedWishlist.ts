import type { SharedWishlistQuery, SharedWishlistQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SharedWishlistDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SharedWishlist($token: String!) {
  sharedWishlist(token: $token) {
    firstname
    items {
      design_name
      preview_image
      preview_words
      product {
        ...CardFields
      }
    }
  }
}
    fragment CardFields on ProductInterface {
  sku
  name
  url_key
  canonical_url
  stock_status
  arrives_by
  small_image {
    url
    label
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<SharedWishlistQuery, SharedWishlistQueryVariables>
