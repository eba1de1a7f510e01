import type { ToolProductsQuery, ToolProductsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ToolProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ToolProducts($tool: String!) {
  products(filter: {tool: {eq: $tool}}, pageSize: 50) {
    sort_fields {
      options {
        value
      }
    }
    aggregations {
      attribute_code
      label
      options {
        value
        label
      }
    }
    items {
      ...CardFields
      kind
      room
      recipient
      occasion
      material
      best_seller_place
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
}`) as unknown as TypedDocumentString<ToolProductsQuery, ToolProductsQueryVariables>
