import type { PrintedFile } from '../product/definition'
import type { Box } from './display-list'
import { type Half, halvesOf } from './folds'
import { boxOf } from './outline'
import { pieceBoxes } from './piece-boxes'
import type { SurfaceGeometry } from './surfaces'

/** A page of a print file: its face in mm from the top left of the part. */
export interface PageBox {
  face: Box
  /** The side at which it is bound. Nothing is printed beyond it. */
  bound: Half | null
  /** The half of a spread that it is; null for a part that is one page. */
  half: Half | null
}

/** A box that is larger by a margin, but not on the side where the page is bound. */
export function growPage({ x, y, width, height }: Box, margin: number, bound: Half | null): Box {
  const [left, right] = [bound === 'left' ? 0 : margin, bound === 'right' ? 0 : margin]
  return { x: x - left, y: y - margin, width: width + left + right, height: height + 2 * margin }
}

/** The pages that a part is printed on: its pieces, or in a file of single pages the two halves of a spread. */
export function pageBoxes(
  { part, face }: Pick<SurfaceGeometry, 'part' | 'face'>,
  split: PrintedFile['split'],
): PageBox[] {
  if (split === 'pages' && part.fold) {
    const halves = halvesOf({ part, face })
    if (!halves) return [{ face: boxOf(face), bound: part.fold.at === 0 ? 'left' : 'right', half: null }]
    return [
      { face: halves.left, bound: 'right', half: 'left' },
      { face: halves.right, bound: 'left', half: 'right' },
    ]
  }
  return pieceBoxes(part, face).map((box) => ({ face: box, bound: null, half: null }))
}
