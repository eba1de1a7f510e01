import type { DesignPhoto } from '@kea/design/document/document'
import type { Measured } from './measure-photo'

/** What a measured photo has in the design. Its sharpness is kept where photos are compared by it. */
export const knownOf = (
  measured: Measured | null,
  isCompared: boolean,
): Pick<DesignPhoto, 'subject' | 'likeness' | 'sharpness'> => ({
  ...(measured?.subject && { subject: measured.subject }),
  ...(measured?.likeness && { likeness: measured.likeness }),
  ...(isCompared && measured?.sharpness != null && { sharpness: measured.sharpness }),
})
