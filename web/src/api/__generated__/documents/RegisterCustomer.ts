import type { RegisterCustomerMutation, RegisterCustomerMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RegisterCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RegisterCustomer($input: CustomerInput!) {
  createCustomer(input: $input, skipGST: true) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterCustomerMutation, RegisterCustomerMutationVariables>
