import type { RenameDesignMutation, RenameDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RenameDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RenameDesign($uid: ID!, $name: String!) {
  renameSavedDesign(design_uid: $uid, name: $name) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RenameDesignMutation, RenameDesignMutationVariables>
