import type { WallProductsQuery, WallProductsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const WallProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WallProducts($kinds: [String]!) {
  products(filter: {kind: {in: $kinds}}, pageSize: 60) {
    items {
      sku
      name
      ... on CustomizableProductInterface {
        options {
          uid
          title
          required
          sort_order
          ... on CustomizableRadioOption {
            value {
              uid
              title
              sort_order
            }
          }
        }
      }
      personalisation {
        tool
        definition
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WallProductsQuery, WallProductsQueryVariables>
