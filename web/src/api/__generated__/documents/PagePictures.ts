import type { PagePicturesQuery, PagePicturesQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const PagePicturesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PagePictures($paths: [String]!) {
  products(filter: {canonical_url: {in: $paths}}, pageSize: 100) {
    items {
      url_key
      canonical_url
      small_image {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PagePicturesQuery, PagePicturesQueryVariables>
