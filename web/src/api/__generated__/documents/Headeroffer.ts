import type { HeaderofferQuery, HeaderofferQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const HeaderofferDocument = /* @__PURE__ */ new TypedDocumentString(`
    query headeroffer($cacheCode: String) {
  headeroffer(cache_code: $cacheCode) {
    items {
      sale_title
      offer_text
      offer_description
      offer_start_date
      offer_end_date
      show_timer
      store_notice
      offer_url
    }
  }
}
    `) as unknown as TypedDocumentString<HeaderofferQuery, HeaderofferQueryVariables>
