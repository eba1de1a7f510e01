import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignPhoto } from './document'
import { photosOf } from './records'

/** The place of a photo that is added to the design: after all others. */
export const nextPhotoOrder = (design: Pick<DesignDocument, 'records'>): string =>
  generateKeyBetween(photosOf(design).at(-1)?.order ?? null, null)

export type PhotoSort = 'added' | 'taken'

/** The time of the camera, without its offset: a day of photos stays together on a journey. Photos without one are last. */
const takenKey = ({ takenAt }: DesignPhoto): string => takenAt?.slice(0, 19) ?? '~'

/** The photos of a design as the shopper wants to see them. */
export function sortedPhotos(design: Pick<DesignDocument, 'records'>, sort: PhotoSort): readonly DesignPhoto[] {
  const photos = photosOf(design)
  if (sort === 'added') return photos
  return [...photos].sort((a, b) => (takenKey(a) === takenKey(b) ? 0 : takenKey(a) < takenKey(b) ? -1 : 1))
}
