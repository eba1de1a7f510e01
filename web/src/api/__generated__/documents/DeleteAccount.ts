import type { DeleteAccountMutation, DeleteAccountMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DeleteAccountDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeleteAccount($password: String, $code: String) {
  deleteCustomer(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>
