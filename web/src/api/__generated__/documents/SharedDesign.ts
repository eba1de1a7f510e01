import type { SharedDesignQuery, SharedDesignQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SharedDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SharedDesign($token: String!) {
  designLinkKind(token: $token)
  savedDesignByToken(token: $token) {
    name
    preview_image
    preview_words
    pages {
      label
      picture
    }
  }
}
    `) as unknown as TypedDocumentString<SharedDesignQuery, SharedDesignQueryVariables>
