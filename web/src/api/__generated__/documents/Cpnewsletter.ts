import type { CpnewsletterMutation, CpnewsletterMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CpnewsletterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation Cpnewsletter($input: CpNewsletterInput!) {
  cpnewsletter(input: $input) {
    error
    message
  }
}
    `) as unknown as TypedDocumentString<CpnewsletterMutation, CpnewsletterMutationVariables>
