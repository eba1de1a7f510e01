import type { HelpQuery, HelpQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const HelpDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Help($fields: [String!]!) {
  configvalues(fields: $fields) {
    key
    value
  }
  cmsBlocks(identifiers: ["help"]) {
    items {
      content
    }
  }
}
    `) as unknown as TypedDocumentString<HelpQuery, HelpQueryVariables>
