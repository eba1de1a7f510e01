import type { LogInByPasskeyMutation, LogInByPasskeyMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const LogInByPasskeyDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LogInByPasskey($response: String!) {
  logInByPasskey(response: $response) {
    customer {
      customer_token
    }
  }
}
    `) as unknown as TypedDocumentString<LogInByPasskeyMutation, LogInByPasskeyMutationVariables>
