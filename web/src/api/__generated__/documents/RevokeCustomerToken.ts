import type { RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RevokeCustomerTokenDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RevokeCustomerToken {
  revokeCustomerToken {
    result
  }
}
    `) as unknown as TypedDocumentString<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables>
