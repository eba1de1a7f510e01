import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument } from './document'
import { photosOf } from './records'

/** The place of a photo that is added to the design: after all others. */
export const nextPhotoOrder = (design: Pick<DesignDocument, 'records'>): string =>
  generateKeyBetween(photosOf(design).at(-1)?.order ?? null, null)
