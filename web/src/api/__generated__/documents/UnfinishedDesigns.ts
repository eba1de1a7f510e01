import type { UnfinishedDesignsQuery, UnfinishedDesignsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const UnfinishedDesignsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query UnfinishedDesigns {
  savedDesigns(unfinished: true, pageSize: 20) {
    items {
      uid
      sku
      name
      preview_image
      edit_link
      updated_at
    }
  }
}
    `) as unknown as TypedDocumentString<UnfinishedDesignsQuery, UnfinishedDesignsQueryVariables>
