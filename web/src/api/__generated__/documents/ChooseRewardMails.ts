import type { ChooseRewardMailsMutation, ChooseRewardMailsMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ChooseRewardMailsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChooseRewardMails($earned: Boolean!, $ending: Boolean!) {
  updateRewardMails(
    balance_updates: $earned
    points_expiration_notifications: $ending
  ) {
    balance_updates
  }
}
    `) as unknown as TypedDocumentString<ChooseRewardMailsMutation, ChooseRewardMailsMutationVariables>
