import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ConfirmRegistrationDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConfirmRegistration($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    customer {
      firstname
      customer_token
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>
