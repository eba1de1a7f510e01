import type { OrderTicketsQuery, OrderTicketsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OrderTicketsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OrderTickets($page: Int!) {
  customer {
    order_tickets(pageSize: 10, currentPage: $page) {
      page_info {
        total_pages
      }
      items {
        uid
        number
        order_number
        subject
        status
        messages {
          author
          message
          created_at
          attachments
          documents {
            name
            url
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrderTicketsQuery, OrderTicketsQueryVariables>
