import type { CustomerCartQuery, CustomerCartQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    id
  }
}
    `) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>
