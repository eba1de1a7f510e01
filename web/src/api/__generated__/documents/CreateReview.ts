import type { CreateReviewMutation, CreateReviewMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const CreateReviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CreateReview($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review {
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<CreateReviewMutation, CreateReviewMutationVariables>
