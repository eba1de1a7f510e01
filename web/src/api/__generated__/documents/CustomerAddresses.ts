import type { CustomerAddressesQuery, CustomerAddressesQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CustomerAddressesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CustomerAddresses {
  customer {
    addresses {
      id
      firstname
      lastname
      company
      street
      city
      region {
        region
      }
      postcode
      telephone
      default_shipping
      default_billing
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerAddressesQuery, CustomerAddressesQueryVariables>
