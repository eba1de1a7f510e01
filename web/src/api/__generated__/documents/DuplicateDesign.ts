import type { DuplicateDesignMutation, DuplicateDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DuplicateDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DuplicateDesign($uid: ID!) {
  duplicateSavedDesign(design_uid: $uid) {
    design {
      edit_link
    }
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DuplicateDesignMutation, DuplicateDesignMutationVariables>
