import type { SharedCartQuery, SharedCartQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SharedCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SharedCart($token: String!) {
  sharedCart(token: $token) {
    expires_at
    items {
      quantity
      problem
      preview_image
      preview_words
      product {
        name
        small_image {
          url
        }
      }
      tool_options {
        label
        value
      }
      row_total {
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SharedCartQuery, SharedCartQueryVariables>
