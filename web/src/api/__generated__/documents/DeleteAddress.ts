import type { DeleteAddressMutation, DeleteAddressMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DeleteAddressDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeleteAddress($id: Int!) {
  deleteCustomerAddress(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>
