import type { HeaderCustomerQuery, HeaderCustomerQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const HeaderCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    query HeaderCustomer {
  customer {
    firstname
    email
  }
}
    `) as unknown as TypedDocumentString<HeaderCustomerQuery, HeaderCustomerQueryVariables>
