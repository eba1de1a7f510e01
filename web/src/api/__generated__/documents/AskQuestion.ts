import type { AskQuestionMutation, AskQuestionMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const AskQuestionDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AskQuestion($input: AskProductQuestionInput!) {
  askProductQuestion(input: $input) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AskQuestionMutation, AskQuestionMutationVariables>
