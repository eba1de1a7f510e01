import type { UpdateAddressMutation, UpdateAddressMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const UpdateAddressDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
  updateCustomerAddress(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>
