import type { ReviewedProductQuery, ReviewedProductQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ReviewedProductDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ReviewedProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}) {
    items {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewedProductQuery, ReviewedProductQueryVariables>
