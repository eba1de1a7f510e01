import type { ProductPart } from '../product/definition'
import type { Box } from './display-list'
import { boxOf } from './outline'
import type { Size } from './surfaces'

/** The faces of the pieces of a part, in mm from the top left of the part; the part's own face without pieces. */
export function pieceBoxes({ pieces }: ProductPart, face: Size): Box[] {
  if (!pieces) return [boxOf(face)]
  const { columns, rows, gapMm } = pieces
  const width = (face.width - gapMm * (columns - 1)) / columns
  const height = (face.height - gapMm * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: (at % columns) * (width + gapMm),
    y: Math.floor(at / columns) * (height + gapMm),
    width,
    height,
  }))
}

/** The pieces that hang apart: more is left out between them than words keep from an edge. Else the face. */
export const apartBoxes = (part: ProductPart, face: Size): Box[] =>
  part.pieces && part.pieces.gapMm > part.safeMm ? pieceBoxes(part, face) : [boxOf(face)]
