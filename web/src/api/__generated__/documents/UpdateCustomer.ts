import type { UpdateCustomerMutation, UpdateCustomerMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const UpdateCustomerDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UpdateCustomer($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) {
    customer {
      ...ProfileFields
    }
  }
}
    fragment ProfileFields on Customer {
  firstname
  lastname
  email
  date_of_birth
  phone_no
  is_subscribed
}`) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>
