import type { OrderCancellationQuery, OrderCancellationQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OrderCancellationDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OrderCancellation($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        can_cancel
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderCancellationQuery, OrderCancellationQueryVariables>
