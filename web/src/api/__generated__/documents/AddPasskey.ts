import type { AddPasskeyMutation, AddPasskeyMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const AddPasskeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddPasskey($response: String!, $name: String) {
  addPasskey(response: $response, name: $name) {
    uid
  }
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>
