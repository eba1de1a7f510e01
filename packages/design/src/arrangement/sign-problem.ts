import type { DesignDocument } from '../document/document'
import { itemsOn } from '../document/records'
import type { Size } from '../geometry/surfaces'
import type { Neons } from '../items/neon/neons'
import { sayProblem } from '../neon/say-problem'
import type { PrintedSurface } from './printed'

const TOO_LARGE = 'This sign is larger than the size you chose. Choose a larger size.'
/** Rounding. */
const TOLERANCE_MM = 0.05

const isLarger = (board: Size, { width, height }: Size): boolean =>
  board.width > width + TOLERANCE_MM || board.height > height + TOLERANCE_MM

/** Why a neon sign cannot be made, for the shopper; null where it can, and for other products. */
export function signProblem(
  design: Pick<DesignDocument, 'options' | 'records'>,
  surfaces: readonly Pick<PrintedSurface, 'part' | 'surface' | 'geometry'>[],
  neons: Pick<Neons, 'signOf'>,
): string | null {
  for (const { part, surface, geometry } of surfaces) {
    if (!part.sign) continue
    const item = itemsOn(design, surface).find(({ type }) => type === 'neon')
    const sign = item?.type === 'neon' ? neons.signOf(part, geometry.face, item) : null
    const problem = sign ? sign.problem : ({ kind: 'empty' } as const)
    if (problem) return sayProblem(problem)
    if (sign && isLarger(sign.board.box, geometry.face)) return TOO_LARGE
  }
  return null
}
