import type { ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ConfirmEmailChangeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmEmailChange($token: String!) {
  confirmEmailChange(token: $token) {
    message
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>
