import type { RemoveDesignMutation, RemoveDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RemoveDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveDesign($uid: ID!) {
  deleteSavedDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveDesignMutation, RemoveDesignMutationVariables>
