import type { AddressLookUpQuery, AddressLookUpQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const AddressLookUpDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AddressLookUp($text: String!, $line: AddressLine!) {
  addressLookUp(text: $text, line: $line) {
    finds_streets
    suggestions {
      street
      suburb
      city
      region
      postcode
    }
  }
}
    `) as unknown as TypedDocumentString<AddressLookUpQuery, AddressLookUpQueryVariables>
