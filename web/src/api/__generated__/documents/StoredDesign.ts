import type { StoredDesignQuery, StoredDesignQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const StoredDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    query StoredDesign($uid: ID!) {
  design(design_uid: $uid) {
    uid
    name
    revision
    tool_data
  }
}
    `) as unknown as TypedDocumentString<StoredDesignQuery, StoredDesignQueryVariables>
