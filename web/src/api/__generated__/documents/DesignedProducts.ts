import type { DesignedProductsQuery, DesignedProductsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DesignedProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DesignedProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 50) {
    items {
      sku
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DesignedProductsQuery, DesignedProductsQueryVariables>
