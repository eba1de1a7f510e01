import type { ConsentTimeQuery, ConsentTimeQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ConsentTimeDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ConsentTime {
  customer {
    consent_changed_at
  }
}
    `) as unknown as TypedDocumentString<ConsentTimeQuery, ConsentTimeQueryVariables>
