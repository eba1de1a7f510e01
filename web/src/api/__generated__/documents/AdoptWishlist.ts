import type { AdoptWishlistMutation, AdoptWishlistMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const AdoptWishlistDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AdoptWishlist($items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AdoptWishlistMutation, AdoptWishlistMutationVariables>
