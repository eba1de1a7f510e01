import type { ChangeOrderedSignMutation, ChangeOrderedSignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ChangeOrderedSignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ChangeOrderedSign($input: ChangeOrderedSignInput!) {
  changeOrderedSign(input: $input) {
    result
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeOrderedSignMutation, ChangeOrderedSignMutationVariables>
