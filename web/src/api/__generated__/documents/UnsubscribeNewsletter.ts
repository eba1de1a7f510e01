import type { UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const UnsubscribeNewsletterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UnsubscribeNewsletter($token: String!) {
  unsubscribeNewsletter(token: $token) {
    error
    message
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>
