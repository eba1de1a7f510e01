import type { OwnDataQuery, OwnDataQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OwnDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OwnData {
  customerData
}
    `) as unknown as TypedDocumentString<OwnDataQuery, OwnDataQueryVariables>
