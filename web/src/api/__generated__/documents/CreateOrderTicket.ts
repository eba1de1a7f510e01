import type { CreateOrderTicketMutation, CreateOrderTicketMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CreateOrderTicketDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreateOrderTicket($input: CreateOrderTicketInput!) {
  createOrderTicket(input: $input) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOrderTicketMutation, CreateOrderTicketMutationVariables>
