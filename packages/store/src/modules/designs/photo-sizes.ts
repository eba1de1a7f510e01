import type { DesignDocument } from '@kea/design/document'
import { derivedOriginalsOf, photosOf } from '@kea/design/records'
import type { UploadState } from './repo'

export const SIZE_MESSAGE = 'A photo of this design is not as large as it says. Choose the photo again.'

/**
 * Whether the document has the size of each photo's file, which decides the print quality, and of each tile's. A file that is not complete
 * has no size yet; it is checked when the design goes on a line.
 */
export function sizesAreTrue(document: DesignDocument, uploads: readonly UploadState[]): boolean {
  const tiles = derivedOriginalsOf(document).flatMap((derived) => derived.tiles)
  return [...photosOf(document), ...tiles].every(({ upload, widthPx, heightPx }) => {
    const file = uploads.find(({ uid, state }) => uid === upload && state === 'complete')
    return !file || (file.width === widthPx && file.height === heightPx)
  })
}
