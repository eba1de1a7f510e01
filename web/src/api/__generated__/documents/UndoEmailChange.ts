import type { UndoEmailChangeMutation, UndoEmailChangeMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const UndoEmailChangeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UndoEmailChange($token: String!) {
  undoEmailChange(token: $token) {
    message
  }
}
    `) as unknown as TypedDocumentString<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>
