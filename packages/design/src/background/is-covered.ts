import type { DesignDocument, DesignSurface } from '../document/document'
import { placedPhotosOn } from '../document/records'

/**
 * True where a photo fills the whole surface, so that nothing of its background is seen.
 *
 * @param isSeenThrough true for a photo that has see-through parts
 */
export const isBackgroundCovered = (
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  isSeenThrough: (photo: string) => boolean,
): boolean =>
  placedPhotosOn(design, surface).some(
    ({ frame, data }) => !frame && !data.mask && !data.radiusMm && !isSeenThrough(data.photo),
  )
