import type { DisconnectSocialAccountMutation, DisconnectSocialAccountMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DisconnectSocialAccountDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DisconnectSocialAccount($uid: ID!) {
  disconnectSocialAccount(uid: $uid)
}
    `) as unknown as TypedDocumentString<DisconnectSocialAccountMutation, DisconnectSocialAccountMutationVariables>
