import type { SendOrderFormMutation, SendOrderFormMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SendOrderFormDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendOrderForm($input: OrderFormInput!) {
  sendOrderForm(input: $input) {
    reference
  }
}
    `) as unknown as TypedDocumentString<SendOrderFormMutation, SendOrderFormMutationVariables>
