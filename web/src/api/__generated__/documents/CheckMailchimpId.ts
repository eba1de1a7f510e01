import type { CheckMailchimpIdQuery, CheckMailchimpIdQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CheckMailchimpIdDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CheckMailchimpId($id: String!) {
  checkmailchimpid(campaign_id: $id) {
    valid
  }
}
    `) as unknown as TypedDocumentString<CheckMailchimpIdQuery, CheckMailchimpIdQueryVariables>
