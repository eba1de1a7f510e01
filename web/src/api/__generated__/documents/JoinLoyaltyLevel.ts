import type { JoinLoyaltyLevelMutation, JoinLoyaltyLevelMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const JoinLoyaltyLevelDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation JoinLoyaltyLevel {
  joinLoyaltyLevel {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<JoinLoyaltyLevelMutation, JoinLoyaltyLevelMutationVariables>
