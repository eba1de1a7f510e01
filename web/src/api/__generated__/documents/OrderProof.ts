import type { OrderProofQuery, OrderProofQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OrderProofDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OrderProof($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    items {
      id
      proof {
        sides {
          label
          count
          width_mm
          height_mm
          print_quality
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderProofQuery, OrderProofQueryVariables>
