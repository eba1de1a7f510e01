import type { DesignDocument } from '@kea/design/document/document'
import { derivedOriginalsOf, photosOf } from '@kea/design/document/records'
import { photosWith } from './photo-names'
import type { UploadState } from './repo'

/**
 * Why the document lacks the size of a photo's file, which decides the print quality, or of a tile's; null if it has all. A
 * file that is not complete has no size yet; it is checked when the design goes on a line.
 */
export function sizeProblem(document: DesignDocument, uploads: readonly UploadState[]): string | null {
  const tiles = derivedOriginalsOf(document).flatMap((derived) => derived.tiles)
  const wrong = [...photosOf(document), ...tiles].flatMap(({ upload, widthPx, heightPx }) => {
    const file = uploads.find(({ uid, state }) => uid === upload && state === 'complete')
    return !file || (file.width === widthPx && file.height === heightPx) ? [] : [file.uid]
  })
  if (wrong.length === 0) return null
  const { subject, is, it } = photosWith(document, (upload) => upload !== null && wrong.includes(upload))
  return `${subject} ${is} not as large as ${is === 'is' ? 'it says' : 'they say'}. Choose ${it} again, or carry on without ${it}.`
}
