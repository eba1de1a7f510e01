import type { DesignSharingQuery, DesignSharingQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DesignSharingDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DesignSharing($uid: ID!) {
  design(design_uid: $uid) {
    is_shared
  }
}
    `) as unknown as TypedDocumentString<DesignSharingQuery, DesignSharingQueryVariables>
