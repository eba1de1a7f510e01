import type { PayOrderMutation, PayOrderMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const PayOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PayOrder($token: String!, $method: String) {
  payOrder(order_token: $token, payment_method: $method) {
    payment_redirect_url
  }
}
    `) as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>
