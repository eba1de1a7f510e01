import type { CreateAddressMutation, CreateAddressMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CreateAddressDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreateAddress($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>
