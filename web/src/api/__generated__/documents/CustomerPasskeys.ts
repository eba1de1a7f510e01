import type { CustomerPasskeysQuery, CustomerPasskeysQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerPasskeysDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerPasskeys {
  customer {
    passkeys {
      uid
      name
      created_at
      last_used_at
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerPasskeysQuery, CustomerPasskeysQueryVariables>
