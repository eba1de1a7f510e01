import type { DesignDocument } from '@kea/design/document/document'
import { derivedOriginalsOf, photosOf } from '@kea/design/document/records'
import { listed } from '@kea/shared/listed'

/**
 * The photos whose files, or those of their changed pixels, are among these: `The photo "a.jpg"`, with the verb that
 * follows. The design tool finds its photos by these names.
 */
export function photosWith(document: DesignDocument, isMeant: (upload: string | null, photo?: string) => boolean) {
  const changed = derivedOriginalsOf(document).filter(({ tiles }) => tiles.some(({ upload }) => isMeant(upload)))
  const names = photosOf(document).flatMap(({ id, name, upload }) =>
    isMeant(upload, id) || changed.some(({ photo }) => photo === id) ? [`"${name}"`] : [],
  )
  if (names.length === 0) return { subject: 'A photo of this design', is: 'is', has: 'has', it: 'it' }
  if (names.length === 1) return { subject: `The photo ${names[0]}`, is: 'is', has: 'has', it: 'it' }
  return { subject: `The photos ${listed(names)}`, is: 'are', has: 'have', it: 'them' }
}
