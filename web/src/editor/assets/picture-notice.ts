import type { DesignDocument } from '@kea/design/document/document'
import { photoOf } from '@kea/design/document/records'
import { stoppedBy } from '../model/refused-photos'
import type { Notice } from '../model/session'
import { named } from './reading-notice'

/** The notice about a photo that cannot be shown, together with those of which the notice before tells. */
export function pictureNotice(design: DesignDocument, before: Notice | null, key: string, error: unknown): Notice {
  const photos = [...new Set([...(before?.refused?.photos ?? []), key])]
  const names = photos.flatMap((id) => photoOf(design, id)?.name ?? [])
  const text =
    photos.length === 1
      ? stoppedBy(design, key, error).message
      : `We could not open ${named(names)}. Choose them again.`
  return { tone: 'danger', text, refused: { count: photos.length, photos, isForCart: false } }
}
