import type { DesignProductQuery, DesignProductQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DesignProductDocument = /* @__PURE__ */ new TypedDocumentString(`
    query DesignProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      sku
      name
      url_key
      stock_status
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
      price_rows {
        option_uids
        quantity_from
        price {
          value
        }
        regular_price {
          value
        }
        offer_from
        offer_to
        letters_included
        letter_price {
          value
        }
        regular_letter_price {
          value
        }
      }
      personalisation {
        tool
        definition
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DesignProductQuery, DesignProductQueryVariables>
