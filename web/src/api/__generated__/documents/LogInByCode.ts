import type { LogInByCodeMutation, LogInByCodeMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const LogInByCodeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LogInByCode($email: String!, $code: String!, $captcha: String) {
  loginUniversalpassword(
    username: $email
    password: $code
    logintype: "otp"
    recaptcha_response: $captcha
  ) {
    success
    message
    token
    cachePrice
  }
}
    `) as unknown as TypedDocumentString<LogInByCodeMutation, LogInByCodeMutationVariables>
