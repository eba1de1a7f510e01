import type { RenamePasskeyMutation, RenamePasskeyMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RenamePasskeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RenamePasskey($uid: ID!, $name: String!) {
  renamePasskey(uid: $uid, name: $name) {
    name
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>
