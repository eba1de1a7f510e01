import type { RelatedProductsQuery, RelatedProductsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RelatedProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RelatedProducts($sku: String!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      related_products {
        sku
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RelatedProductsQuery, RelatedProductsQueryVariables>
