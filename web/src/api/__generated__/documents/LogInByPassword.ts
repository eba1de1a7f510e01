import type { LogInByPasswordMutation, LogInByPasswordMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const LogInByPasswordDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LogInByPassword($email: String!, $password: String!, $captcha: String) {
  generateCustomerToken(
    email: $email
    password: $password
    recaptcha_response: $captcha
  ) {
    token
  }
}
    `) as unknown as TypedDocumentString<LogInByPasswordMutation, LogInByPasswordMutationVariables>
