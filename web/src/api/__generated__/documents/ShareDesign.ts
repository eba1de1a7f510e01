import type { ShareDesignMutation, ShareDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ShareDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ShareDesign($uid: ID!, $pages: [DesignPageInput!]) {
  shareSavedDesign(design_uid: $uid, pages: $pages) {
    token
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ShareDesignMutation, ShareDesignMutationVariables>
