import type { DesignDataQuery, DesignDataQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DesignDataDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DesignData($uid: ID!, $revision: Int!) {
  design(design_uid: $uid, revision: $revision) {
    tool_data
  }
}
    `) as unknown as TypedDocumentString<DesignDataQuery, DesignDataQueryVariables>
