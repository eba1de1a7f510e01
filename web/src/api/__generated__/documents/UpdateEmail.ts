import type { UpdateEmailMutation, UpdateEmailMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const UpdateEmailDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UpdateEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateEmailMutation, UpdateEmailMutationVariables>
