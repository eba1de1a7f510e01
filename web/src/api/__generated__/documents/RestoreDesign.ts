import type { RestoreDesignMutation, RestoreDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RestoreDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RestoreDesign($uid: ID!) {
  restoreSavedDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreDesignMutation, RestoreDesignMutationVariables>
