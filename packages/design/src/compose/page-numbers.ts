import type { Primitive } from '../geometry/display-list'
import { halvesOf } from '../geometry/folds'
import { boxOf } from '../geometry/outline'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { layoutText } from '../text/layout-text'
import type { Shape } from '../text/shape'

const INK = '#16211b'
/** Around the digits, so that they are read on a photo too; as a part of their height. */
const OUTLINE = { colour: '#ffffff', share: 0.16 } as const
/** The box of a number, as parts of the height of its digits. */
const [WIDE, HIGH] = [4, 1.2]

/**
 * The numbers of the pages of a surface at their outer corners below.
 *
 * @param numbers of its pages, from left to right
 */
export function composePageNumbers(
  { part, face }: Pick<SurfaceGeometry, 'part' | 'face'>,
  numbers: readonly number[],
  shape: Shape,
): Primitive[] {
  if (!part.pageNumbers) return []
  const { sizeMm, fromEdgeMm } = part.pageNumbers
  const halves = halvesOf({ part, face })
  const [width, height] = [WIDE * sizeMm, HIGH * sizeMm]
  return numbers.flatMap((number, at): readonly Primitive[] => {
    const isLeft = halves ? at === 0 : part.fold?.at === 1
    const page = halves ? (isLeft ? halves.left : halves.right) : boxOf(face)
    const x = isLeft ? page.x + fromEdgeMm : page.x + page.width - fromEdgeMm - width
    const box = { x, y: page.height - fromEdgeMm - height, width, height }
    const { list, isLoaded } = layoutText(
      {
        words: String(number),
        font: 'figtree',
        sizeMm,
        colour: INK,
        align: isLeft ? 'left' : 'right',
        lineHeight: HIGH,
        letterSpacing: 0,
        outline: { colour: OUTLINE.colour, widthMm: OUTLINE.share * sizeMm },
      },
      box,
      shape,
    )
    // Bars would stand for digits whose font still loads.
    return isLoaded ? list : []
  })
}
