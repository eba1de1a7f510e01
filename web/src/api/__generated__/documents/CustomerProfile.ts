import type { CustomerProfileQuery, CustomerProfileQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerProfileDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerProfile {
  customer {
    ...ProfileFields
  }
}
    fragment ProfileFields on Customer {
  firstname
  lastname
  email
  date_of_birth
  phone_no
  is_subscribed
}`) as unknown as TypedDocumentString<CustomerProfileQuery, CustomerProfileQueryVariables>
