import type { MergeCartsMutation, MergeCartsMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const MergeCartsDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MergeCarts($source: String!) {
  mergeCarts(source_cart_id: $source) {
    id
    merge_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCartsMutation, MergeCartsMutationVariables>
