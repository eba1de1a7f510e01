import type { ProductsFromPriceQuery, ProductsFromPriceQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ProductsFromPriceDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductsFromPrice($from: String!) {
  products(filter: {price: {from: $from}}, sort: {price: ASC}, pageSize: 12) {
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
}`) as unknown as TypedDocumentString<ProductsFromPriceQuery, ProductsFromPriceQueryVariables>
