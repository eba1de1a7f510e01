import type { ReferAFriendMutation, ReferAFriendMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ReferAFriendDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReferAFriend($input: ReferAFriendInput!) {
  referAFriend(input: $input) {
    success
    referral_link
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReferAFriendMutation, ReferAFriendMutationVariables>
