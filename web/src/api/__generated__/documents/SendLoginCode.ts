import type { SendLoginCodeMutation, SendLoginCodeMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SendLoginCodeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SendLoginCode($email: String!, $captcha: String) {
  loginByEmailOtpData(email: $email, recaptcha_response: $captcha) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SendLoginCodeMutation, SendLoginCodeMutationVariables>
