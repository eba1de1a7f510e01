import type { OrderPaymentQuery, OrderPaymentQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OrderPaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OrderPayment($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    payment_until
    payment_options {
      code
      title
    }
  }
}
    `) as unknown as TypedDocumentString<OrderPaymentQuery, OrderPaymentQueryVariables>
