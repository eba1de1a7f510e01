import type { GiftFinderQuery, GiftFinderQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const GiftFinderDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GiftFinder($answers: GiftAnswersInput, $pageSize: Int) {
  giftFinder(answers: $answers, pageSize: $pageSize) {
    answers {
      recipient
      occasion
      budget
      by
      zone
    }
    questions {
      code
      options {
        value
        label
      }
    }
    items {
      product {
        ...CardFields
      }
      order_by
      is_express
    }
    skus
    late_count
    looser {
      code
      value
      count
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
}`) as unknown as TypedDocumentString<GiftFinderQuery, GiftFinderQueryVariables>
