import type { ProductCardsQuery, ProductCardsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ProductCardsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductCards($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      ...CardFields
    }
  }
}
    fragment CardFields on ProductInterface {
  sku
  name
  url_key
  canonical_url
  stock_status
  arrives_by
  small_image {
    url
    label
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductCardsQuery, ProductCardsQueryVariables>
