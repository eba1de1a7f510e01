import type { EndOtherSessionsMutation, EndOtherSessionsMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const EndOtherSessionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndOtherSessions {
  revokeOtherCustomerSessions {
    result
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>
