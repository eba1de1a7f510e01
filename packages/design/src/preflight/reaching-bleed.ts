import type { Frame } from '../document/document'
import type { SurfaceGeometry } from '../geometry/surfaces'

/** A side of a photo that ends within this distance inside the edge was meant to reach it. */
export const MEANT_MM = 1
/** A knife is as exact as this. */
const TOLERANCE_MM = 0.1

/** The frame with each side, which ends less than `shortMm` inside the edge of the face, moved out to the end of the bleed; null for none. */
export function reachingBleed({ part, face }: SurfaceGeometry, frame: Frame, shortMm: number): Frame | null {
  const { bleedMm } = part
  const isShort = (past: number) => past > -shortMm && past < bleedMm - TOLERANCE_MM
  const past = {
    left: -frame.x,
    top: -frame.y,
    right: frame.x + frame.width - face.width,
    bottom: frame.y + frame.height - face.height,
  }
  const grow = (side: keyof typeof past) => (isShort(past[side]) ? bleedMm - past[side] : 0)
  const [left, top, right, bottom] = [grow('left'), grow('top'), grow('right'), grow('bottom')]
  if (left + top + right + bottom === 0) return null
  return {
    x: frame.x - left,
    y: frame.y - top,
    width: frame.width + left + right,
    height: frame.height + top + bottom,
    angle: 0,
  }
}
