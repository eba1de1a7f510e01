import type { Point } from '../../geometry/crop'
import type { Box } from '../../geometry/display-list'
import { pageAreas } from '../../geometry/folds'
import { frameCentre } from '../../geometry/frame'
import { boxOf, growBox } from '../../geometry/outline'
import { apartBoxes } from '../../geometry/piece-boxes'
import { coverBoxes } from '../../geometry/quiet-areas'
import type { SurfaceGeometry } from '../../geometry/surfaces'

type Face = Pick<SurfaceGeometry, 'part' | 'face'>

/** Where a new text may stand. Lengths in mm of the face. */
export interface TextPlace {
  /** The middle of its line. */
  centre: Point
  /** The width to which its lines are wrapped. */
  width: number
  /** The height of its letters. */
  sizeMm: number
}

/** The height of new letters and the width of a new text, as parts of a piece's shorter side and of its width. */
const SIZE_SHARE = 0.1
const WIDTH_SHARE = 0.8
/** The heights at which a new text may stand, in 0..1 of a piece. The middle is preferred. */
const HEIGHTS = [0.5, 0.36, 0.64, 0.22, 0.78]
/** Of several pieces, as many are looked at. */
const PIECES = 3
/** A line beside a hole has room above and below it, and a few letters across. */
const LINE = 1.6
const LETTERS = 10
/** Nobody reads smaller letters, and the gap between a hole and an edge has no room for larger ones. */
const READABLE_MM = 1

const sizeOn = ({ width, height }: Pick<Box, 'width' | 'height'>): number => Math.min(width, height) * SIZE_SHARE

/** What is left of a box above, below and beside another one. */
function around(box: Box, { x, y, width, height }: Box): Box[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const left: Box[] = [
    { ...box, height: y - box.y },
    { ...box, y: y + height, height: bottom - y - height },
    { ...box, width: x - box.x },
    { ...box, x: x + width, width: right - x - width },
  ]
  return left.filter((each) => each.width > 0 && each.height > 0)
}

function placesOn(geometry: Face, piece: Box): TextPlace[] {
  const sizeMm = sizeOn(piece)
  const width = piece.width * WIDTH_SHARE
  const x = piece.x + piece.width / 2
  const heights = HEIGHTS.map((share) => ({ centre: { x, y: piece.y + piece.height * share }, width, sizeMm }))
  const safe = growBox(piece, -geometry.part.safeMm)
  const beside = coverBoxes(geometry)
    .flatMap((cover) => around(safe, cover))
    .map((box) => ({
      centre: frameCentre(box),
      width: box.width,
      sizeMm: Math.min(sizeMm, box.height / LINE, box.width / LETTERS),
    }))
  return [...heights, ...beside.filter(({ sizeMm }) => sizeMm > READABLE_MM)]
}

/**
 * The places for a new text, the preferred first: at some heights of a face, then above, below and beside what covers it.
 * On pieces that hang apart a text stands on one of them, next to the middle; on a spread on one of its pages.
 */
export function textPlaces(geometry: Face): TextPlace[] {
  const middle = frameCentre(boxOf(geometry.face))
  const fromMiddle = (box: Box): number => Math.hypot(frameCentre(box).x - middle.x, frameCentre(box).y - middle.y)
  const pieces =
    pageAreas(geometry) ?? apartBoxes(geometry.part, geometry.face).sort((a, b) => fromMiddle(a) - fromMiddle(b))
  return pieces.slice(0, PIECES).flatMap((piece) => placesOn(geometry, piece))
}
