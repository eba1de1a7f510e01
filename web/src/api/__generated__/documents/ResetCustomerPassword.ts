import type { ResetCustomerPasswordMutation, ResetCustomerPasswordMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ResetCustomerPasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ResetCustomerPassword($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
}
    `) as unknown as TypedDocumentString<ResetCustomerPasswordMutation, ResetCustomerPasswordMutationVariables>
