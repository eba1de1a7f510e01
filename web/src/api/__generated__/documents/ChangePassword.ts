import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ChangePasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangePassword($current: String!, $password: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $password) {
    email
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>
