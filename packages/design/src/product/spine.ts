import type { ProductPart } from './definition'

type Bound = Pick<ProductPart, 'spine' | 'sheets'>

/** How wide the spine of a cover is, in mm to a tenth: its sheets and its boards; 0 for a part without one. */
export const spineMm = ({ spine, sheets = 0 }: Bound): number =>
  spine ? Math.round((sheets * spine.sheetMm + spine.boardsMm) * 10) / 10 : 0

/** The size of a cover around pages of the listed size: back, joint, spine, joint and front side by side. */
export function coverSize({ size, ...part }: Bound & Pick<ProductPart, 'size'>): ProductPart['size'] {
  const { jointMm = 0, overhangMm = 0 } = part.spine ?? {}
  return {
    // Sums of tenths, without the rest that a computer leaves.
    widthMm: Math.round((2 * (size.widthMm + jointMm) + spineMm(part)) * 100) / 100,
    heightMm: size.heightMm + 2 * overhangMm,
  }
}

/** True for a cover whose spine is thick enough for words. */
export const takesSpineText = (part: Bound): boolean =>
  part.spine !== undefined && spineMm(part) >= part.spine.leastTextMm
