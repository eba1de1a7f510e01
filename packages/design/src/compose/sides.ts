import type { DesignSurface } from '../document/document'
import type { Box, Colour, Matrix, Primitive } from '../geometry/display-list'
import { boxOf, growBox } from '../geometry/outline'
import { rectPath } from '../geometry/path'
import type { Size } from '../geometry/surfaces'
import type { EdgeKind } from '../product/definition'

/** The colour of the sides until the shopper chooses one. */
export const EDGE_COLOUR: Colour = '#16211b'

const SIDES = [-1, 0, 1] as const

/** Mirrors at the sides of the face: across at the left (-1) or right (1), down at the top or bottom. */
const mirror = (across: number, down: number, { width, height }: Size): Matrix => [
  across === 0 ? 1 : -1,
  0,
  0,
  down === 0 ? 1 : -1,
  across === 0 ? 0 : across < 0 ? 0 : 2 * width,
  down === 0 ? 0 : down < 0 ? 0 : 2 * height,
]

/** A side is drawn a little past its edges, below what is beside it: no white line is left between two of them. */
const OVERLAP_MM = 0.25

const grownAbout = ({ width, height }: Size): Matrix => [
  (width + 2 * OVERLAP_MM) / width,
  0,
  0,
  (height + 2 * OVERLAP_MM) / height,
  -OVERLAP_MM,
  -OVERLAP_MM,
]

function mirrored(onFace: Primitive, face: Size): Primitive[] {
  const below: Primitive = { kind: 'group', transform: grownAbout(face), children: [onFace] }
  return SIDES.flatMap((across) =>
    SIDES.filter((down) => across !== 0 || down !== 0).map(
      (down): Primitive => ({ kind: 'group', transform: mirror(across, down, face), children: [below, onFace] }),
    ),
  )
}

/** The paper of the face stays white. It ends a little inside, so that no white line is left along the fold. */
const paper = (face: Size, margin = -OVERLAP_MM): Primitive => ({
  kind: 'path',
  path: rectPath(growBox(boxOf(face), margin)),
  fill: '#ffffff',
})

interface Sides {
  edge: EdgeKind | null
  face: Size
  /** The box that is printed. The sides reach to it. */
  bleedBox: Box
  surface: Pick<DesignSurface, 'edgeColour'>
  /** The key of the pixels of blurred sides. */
  key: () => string
}

/** The content of a face with its printed sides. */
export function withSides(content: readonly Primitive[], { edge, face, bleedBox, surface, key }: Sides): Primitive[] {
  const onFace: Primitive = { kind: 'group', clip: rectPath(boxOf(face)), children: content }
  switch (edge) {
    case null:
    case 'wrap':
      return [...content]
    case 'white':
      return [onFace]
    case 'colour':
      return [{ kind: 'path', path: rectPath(bleedBox), fill: surface.edgeColour ?? EDGE_COLOUR }, paper(face), onFace]
    case 'blurred':
      return [
        { kind: 'blur', box: bleedBox, face: boxOf(face), derived: key(), children: [paper(face, 0), onFace] },
        paper(face),
        onFace,
      ]
    case 'mirror':
      return [...mirrored(onFace, face), onFace]
  }
}
