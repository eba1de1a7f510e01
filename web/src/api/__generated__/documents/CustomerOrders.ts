import type { CustomerOrdersQuery, CustomerOrdersQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerOrdersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerOrders($page: Int!, $filter: CustomerOrdersFilterInput) {
  customer {
    orders(filter: $filter, currentPage: $page, pageSize: 10) {
      total_count
      page_info {
        total_pages
      }
      items {
        number
        order_date
        status
        total {
          grand_total {
            value
          }
        }
        items {
          product_name
          quantity_ordered
          preview_image
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerOrdersQuery, CustomerOrdersQueryVariables>
