import type { ResendConfirmationQuery, ResendConfirmationQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ResendConfirmationDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ResendConfirmation($email: String!) {
  resendConfirmationLink(email: $email) {
    message
  }
}
    `) as unknown as TypedDocumentString<ResendConfirmationQuery, ResendConfirmationQueryVariables>
