import type { StartSocialLoginMutation, StartSocialLoginMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const StartSocialLoginDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StartSocialLogin($provider: String!) {
  startSocialLogin(provider: $provider) {
    url
    state
  }
}
    `) as unknown as TypedDocumentString<StartSocialLoginMutation, StartSocialLoginMutationVariables>
