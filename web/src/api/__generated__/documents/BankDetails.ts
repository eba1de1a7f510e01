import type { BankDetailsQuery, BankDetailsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const BankDetailsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query BankDetails($fields: [String!]!) {
  configvalues(fields: $fields) {
    key
    value
  }
}
    `) as unknown as TypedDocumentString<BankDetailsQuery, BankDetailsQueryVariables>
