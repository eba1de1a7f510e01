import type { ImportProductsQuery, ImportProductsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ImportProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ImportProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      sku
      name
      stock_status
      personalisation {
        tool
      }
      ... on CustomizableProductInterface {
        options {
          title
          required
          ... on CustomizableRadioOption {
            value {
              uid
              title
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportProductsQuery, ImportProductsQueryVariables>
