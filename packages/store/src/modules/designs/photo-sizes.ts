import type { DesignDocument } from '@kea/design/document'
import type { UploadState } from './repo'

export const SIZE_MESSAGE = 'A photo of this design is not as large as it says. Choose the photo again.'

/**
 * Whether the document gives its photos the size that their files have: it decides how sharp a print is. A file that is
 * still on its way has none yet and is asked again when the design goes on a line.
 */
export function sizesAreTrue(document: DesignDocument, uploads: readonly UploadState[]): boolean {
  return Object.values(document.photos).every(({ upload, widthPx, heightPx }) => {
    const file = uploads.find(({ uid, state }) => uid === upload && state === 'complete')
    return !file || (file.width === widthPx && file.height === heightPx)
  })
}
