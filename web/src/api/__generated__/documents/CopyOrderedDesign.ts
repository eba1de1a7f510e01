import type { CopyOrderedDesignMutation, CopyOrderedDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CopyOrderedDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CopyOrderedDesign($token: String!, $item: ID!) {
  copyOrderedDesign(token: $token, item_id: $item) {
    design {
      edit_link
    }
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CopyOrderedDesignMutation, CopyOrderedDesignMutationVariables>
