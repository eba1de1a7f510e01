import type { DesignDocument, DesignSurface } from '../document'
import { placedPhotosOn } from '../records'

/** True where a photo fills the whole surface, so that nothing of its background is seen. */
export const isBackgroundCovered = (design: Pick<DesignDocument, 'records'>, surface: DesignSurface): boolean =>
  placedPhotosOn(design, surface).some(({ frame, data }) => !frame && !data.mask && !data.radiusMm)
