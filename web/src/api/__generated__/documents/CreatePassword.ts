import type { CreatePasswordMutation, CreatePasswordMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CreatePasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreatePassword($password: String!) {
  createCustomerPassword(newPassword: $password) {
    has_password
  }
}
    `) as unknown as TypedDocumentString<CreatePasswordMutation, CreatePasswordMutationVariables>
