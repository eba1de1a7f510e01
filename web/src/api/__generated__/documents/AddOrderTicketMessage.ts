import type { AddOrderTicketMessageMutation, AddOrderTicketMessageMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const AddOrderTicketMessageDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddOrderTicketMessage($input: AddOrderTicketMessageInput!) {
  addOrderTicketMessage(input: $input) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddOrderTicketMessageMutation, AddOrderTicketMessageMutationVariables>
