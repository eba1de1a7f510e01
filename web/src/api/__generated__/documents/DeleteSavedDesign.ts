import type { DeleteSavedDesignMutation, DeleteSavedDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DeleteSavedDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeleteSavedDesign($uid: ID!) {
  deleteSavedDesign(design_uid: $uid) {
    result
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedDesignMutation, DeleteSavedDesignMutationVariables>
