import type { SavedDesignsQuery, SavedDesignsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SavedDesignsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SavedDesigns($page: Int!, $unfinished: Boolean!) {
  savedDesigns(pageSize: 12, currentPage: $page, unfinished: $unfinished) {
    total_count
    page_info {
      total_pages
    }
    items {
      uid
      sku
      product_type
      name
      preview_image
      preview_words
      edit_link
      updated_at
      expires_at
    }
  }
}
    `) as unknown as TypedDocumentString<SavedDesignsQuery, SavedDesignsQueryVariables>
