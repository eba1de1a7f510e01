import type { EndSessionMutation, EndSessionMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const EndSessionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation EndSession($uid: ID!) {
  revokeCustomerSession(session_uid: $uid) {
    result
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>
