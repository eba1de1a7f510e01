import type { OpenDesignLinkMutation, OpenDesignLinkMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const OpenDesignLinkDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation OpenDesignLink($token: String!) {
  openDesignLink(token: $token) {
    design {
      edit_link
    }
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OpenDesignLinkMutation, OpenDesignLinkMutationVariables>
