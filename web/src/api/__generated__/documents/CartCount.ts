import type { CartCountQuery, CartCountQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CartCountDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CartCount($cartId: String!) {
  cart(cart_id: $cartId) {
    total_quantity
  }
}
    `) as unknown as TypedDocumentString<CartCountQuery, CartCountQueryVariables>
