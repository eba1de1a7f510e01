import type { CustomerSessionsQuery, CustomerSessionsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerSessionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerSessions {
  customer {
    sessions {
      uid
      device
      way
      current
      created_at
      last_seen_at
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerSessionsQuery, CustomerSessionsQueryVariables>
