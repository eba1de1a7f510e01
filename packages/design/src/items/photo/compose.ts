import type { CropBox, DesignItem, PlacedPhoto, QuarterTurns } from '../../document/document'
import type { Box, Matrix, Primitive } from '../../geometry/display-list'
import { frameCentre, joinMatrices, turnAbout } from '../../geometry/frame'
import { growBox } from '../../geometry/outline'
import type { SurfaceGeometry } from '../../geometry/surfaces'
import { derivedKey } from './derived-key'
import { photoBorder, photoEdge } from './edge'

/** The box of the whole turned photo when its crop fills `box`. */
export function wholePhoto(crop: CropBox, box: Box): Box {
  const width = box.width / crop.width
  const height = box.height / crop.height
  return { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height }
}

/** Maps the unit square of a photo to itself, turned clockwise by quarters. */
const TURNS: Record<QuarterTurns, Matrix> = {
  0: [1, 0, 0, 1, 0, 0],
  1: [0, 1, -1, 0, 1, 0],
  2: [-1, 0, 0, -1, 1, 1],
  3: [0, -1, 1, 0, 0, 1],
}

/** Maps the unit square to itself, mirrored left to right. */
const FLIPPED: Matrix = [-1, 0, 0, 1, 1, 0]

/** The box of a photo, in mm from the top left of the face, before its frame is turned. */
export const photoBox = ({ face, photo }: SurfaceGeometry, { frame }: Pick<DesignItem, 'frame'>): Box =>
  frame ?? {
    x: (face.width - photo.width) / 2,
    y: (face.height - photo.height) / 2,
    width: photo.width,
    height: photo.height,
  }

/** From the unit square of a photo to mm, so that its crop fills `box`. */
export function photoTransform({ turns, flip, crop, straighten = 0 }: PlacedPhoto['data'], box: Box): Matrix {
  const { x, y, width, height } = wholePhoto(crop, box)
  const placed = flip ? joinMatrices(FLIPPED, TURNS[turns]) : TURNS[turns]
  const upright: Matrix = [width, 0, 0, height, x, y]
  // The crop fills the box, so its centre is that of the box.
  const onBox = straighten === 0 ? upright : joinMatrices(turnAbout(frameCentre(box), straighten), upright)
  return joinMatrices(onBox, placed)
}

/** Where the outline of a photo is. One of its own stays on the face: nothing of a heart is cut off. */
function outlineBox({ face }: SurfaceGeometry, { data, frame }: PlacedPhoto, box: Box): Box {
  if (!data.mask && !data.radiusMm) return box
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)]
  const width = Math.min(box.x + box.width, face.width) - x
  const height = Math.min(box.y + box.height, face.height) - y
  return frame?.angle || width <= 0 || height <= 0 ? box : { x, y, width, height }
}

/** The box that the photo fills. A border around a whole print does not cover what would be seen without it. */
function imageBox({ data, frame }: PlacedPhoto, box: Box, outline: Box): Box {
  const inside = growBox(outline, -(data.border?.widthMm ?? 0))
  if (frame || !data.border || inside.width <= 0 || inside.height <= 0) return box
  const scale = Math.max(inside.width / box.width, inside.height / box.height)
  const [width, height] = [box.width * scale, box.height * scale]
  const centre = frameCentre(inside)
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
}

export function composePhoto(geometry: SurfaceGeometry, item: PlacedPhoto): Primitive {
  const { photo, look } = item.data
  const box = photoBox(geometry, item)
  const angle = item.frame?.angle ?? 0
  const outline = outlineBox(geometry, item, box)
  const edge = photoEdge(item.data, outline)
  return {
    kind: 'group',
    ...(angle !== 0 && { transform: turnAbout(frameCentre(box), angle) }),
    clip: edge,
    children: [
      {
        kind: 'image',
        photo,
        transform: photoTransform(item.data, imageBox(item, box, outline)),
        derived: derivedKey(item, box),
        ...(look && { look }),
      },
      ...photoBorder(item.data, edge),
    ],
  }
}
