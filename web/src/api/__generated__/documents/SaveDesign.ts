import type { SaveDesignMutation, SaveDesignMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SaveDesignDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SaveDesign($input: SaveDesignInput!) {
  saveDesign(input: $input) {
    design {
      uid
      revision
    }
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveDesignMutation, SaveDesignMutationVariables>
