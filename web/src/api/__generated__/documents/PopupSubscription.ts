import type { PopupSubscriptionMutation, PopupSubscriptionMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const PopupSubscriptionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PopupSubscription($input: CpNewsletterInput!) {
  cpnewsletter(input: $input) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<PopupSubscriptionMutation, PopupSubscriptionMutationVariables>
