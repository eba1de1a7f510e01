import type { OwnPasswordQuery, OwnPasswordQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OwnPasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OwnPassword {
  customer {
    has_password
  }
}
    `) as unknown as TypedDocumentString<OwnPasswordQuery, OwnPasswordQueryVariables>
