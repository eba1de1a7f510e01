import type { PhotoProductsQuery, PhotoProductsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const PhotoProductsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PhotoProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      ...CardFields
      media_gallery {
        url
        label
      }
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
              price
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
}`) as unknown as TypedDocumentString<PhotoProductsQuery, PhotoProductsQueryVariables>
