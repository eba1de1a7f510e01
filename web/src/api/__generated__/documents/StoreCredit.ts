import type { StoreCreditQuery, StoreCreditQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const StoreCreditDocument = /* @__PURE__ */ new TypedDocumentString(`
    query StoreCredit($page: Int!) {
  customer {
    store_credit {
      current_balance {
        value
      }
      balance_history(pageSize: 20, currentPage: $page) {
        items {
          action
          actual_balance {
            value
          }
          balance_change {
            value
          }
          date_time_changed
        }
        page_info {
          total_pages
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoreCreditQuery, StoreCreditQueryVariables>
