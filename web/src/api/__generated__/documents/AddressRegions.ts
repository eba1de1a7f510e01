import type { AddressRegionsQuery, AddressRegionsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const AddressRegionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AddressRegions($country: String!) {
  country(id: $country) {
    available_regions {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AddressRegionsQuery, AddressRegionsQueryVariables>
