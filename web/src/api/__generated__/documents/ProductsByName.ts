import type { ProductsByNameQuery, ProductsByNameQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ProductsByNameDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductsByName($text: String!) {
  products(search: $text, pageSize: 8) {
    items {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProductsByNameQuery, ProductsByNameQueryVariables>
