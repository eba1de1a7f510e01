import type { CancelOrderMutation, CancelOrderMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CancelOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CancelOrder($id: ID!, $reason: String!) {
  cancelOrder(input: {order_id: $id, reason: $reason}) {
    error
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>
