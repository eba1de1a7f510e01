import type { DeletePasskeyMutation, DeletePasskeyMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DeletePasskeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeletePasskey($uid: ID!) {
  deletePasskey(uid: $uid)
}
    `) as unknown as TypedDocumentString<DeletePasskeyMutation, DeletePasskeyMutationVariables>
