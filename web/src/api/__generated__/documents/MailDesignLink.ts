import type { MailDesignLinkMutation, MailDesignLinkMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const MailDesignLinkDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation MailDesignLink($uid: ID!, $email: String!) {
  mailDesignLink(design_uid: $uid, email: $email) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MailDesignLinkMutation, MailDesignLinkMutationVariables>
