import type { ShareCartMutation, ShareCartMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ShareCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ShareCart($cartId: String!) {
  shareCart(cart_id: $cartId) {
    token
    left_out
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ShareCartMutation, ShareCartMutationVariables>
