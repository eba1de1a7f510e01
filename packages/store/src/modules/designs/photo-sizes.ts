import type { DesignDocument } from '@kea/design/document'
import { photosOf } from '@kea/design/records'
import type { UploadState } from './repo'

export const SIZE_MESSAGE = 'A photo of this design is not as large as it says. Choose the photo again.'

/**
 * Whether the document has the size of each photo's file, which decides the print quality. A file that is not complete
 * has no size yet; it is checked when the design goes on a line.
 */
export function sizesAreTrue(document: DesignDocument, uploads: readonly UploadState[]): boolean {
  return photosOf(document).every(({ upload, widthPx, heightPx }) => {
    const file = uploads.find(({ uid, state }) => uid === upload && state === 'complete')
    return !file || (file.width === widthPx && file.height === heightPx)
  })
}
