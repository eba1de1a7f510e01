import type { SharePhotoMutation, SharePhotoMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const SharePhotoDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SharePhoto($input: SharePhotoInput!) {
  sharePhoto(input: $input) {
    reference
  }
}
    `) as unknown as TypedDocumentString<SharePhotoMutation, SharePhotoMutationVariables>
