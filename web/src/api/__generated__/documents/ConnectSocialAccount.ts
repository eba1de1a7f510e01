import type { ConnectSocialAccountMutation, ConnectSocialAccountMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ConnectSocialAccountDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ConnectSocialAccount($state: String!) {
  connectSocialAccount(state: $state)
}
    `) as unknown as TypedDocumentString<ConnectSocialAccountMutation, ConnectSocialAccountMutationVariables>
