import type { DeleteMyPhotosMutation, DeleteMyPhotosMutationVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const DeleteMyPhotosDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeleteMyPhotos {
  deleteMyPhotos {
    deleted
    kept
  }
}
    `) as unknown as TypedDocumentString<DeleteMyPhotosMutation, DeleteMyPhotosMutationVariables>
