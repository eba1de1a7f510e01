import type { RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RemoveFromWishlistDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveFromWishlist($ids: [ID!]!) {
  removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: $ids) {
    wishlist {
      ...WishlistFields
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
}
fragment WishlistFields on Wishlist {
  sharing_code
  items_v2(pageSize: 100) {
    items {
      id
      product {
        ...CardFields
      }
      design {
        uid
        name
        preview_image
        preview_words
        edit_link
      }
    }
  }
}`) as unknown as TypedDocumentString<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>
