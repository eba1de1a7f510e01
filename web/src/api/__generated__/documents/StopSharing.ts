import type { StopSharingMutation, StopSharingMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const StopSharingDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation StopSharing($uid: ID!) {
  stopSharingDesign(design_uid: $uid) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<StopSharingMutation, StopSharingMutationVariables>
