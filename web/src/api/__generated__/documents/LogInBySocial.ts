import type { LogInBySocialMutation, LogInBySocialMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const LogInBySocialDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LogInBySocial($input: CustomerSocialLoginInput!) {
  createCustomerBySocialLogin(input: $input) {
    customer {
      customer_token
    }
  }
}
    `) as unknown as TypedDocumentString<LogInBySocialMutation, LogInBySocialMutationVariables>
