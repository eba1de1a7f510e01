import type { RatingChoicesQuery, RatingChoicesQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const RatingChoicesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query RatingChoices {
  productReviewRatingsMetadata {
    items {
      id
      values {
        value
        value_id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RatingChoicesQuery, RatingChoicesQueryVariables>
