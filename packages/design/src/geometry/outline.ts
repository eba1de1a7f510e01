import type { ProductPart } from '../product/definition'
import type { Box, Matrix, PathData } from './display-list'
import { ellipsePath, rectPath, transformPath } from './path'
import type { Size } from './surfaces'

export const boxOf = ({ width, height }: Size): Box => ({ x: 0, y: 0, width, height })

export const growBox = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
})

/** A box in 0..1 of a face, in mm from the top left of the face. */
export const boxInFace = ({ x, y, width, height }: Box, face: Size): Box => ({
  x: x * face.width,
  y: y * face.height,
  width: width * face.width,
  height: height * face.height,
})

/** True when the face stands where the listed size lies, or the other way round. */
const isTurned = ({ size }: ProductPart, face: Size): boolean =>
  size.widthMm > size.heightMm !== face.width > face.height && size.widthMm !== size.heightMm

/** Scales a view box to the face. A turned face shows it turned by a quarter clockwise. */
function fromViewBox({ width, height }: Size, face: Size, turned: boolean): Matrix {
  return turned
    ? [0, face.height / width, -face.width / height, 0, face.width, 0]
    : [face.width / width, 0, 0, face.height / height, 0, 0]
}

/** A path of a view box in mm from the top left of a face. */
export const pathOnFace = ({ d, viewBox }: { d: PathData; viewBox: Size }, part: ProductPart, face: Size): PathData =>
  transformPath(d, fromViewBox(viewBox, face, isTurned(part, face)))

/** The edge of the finished piece, in mm from the top left of its face. */
export function outlinePath(part: ProductPart, face: Size): PathData {
  const { outline } = part
  if (outline.kind === 'rect') return rectPath(boxOf(face), outline.radiusMm)
  if (outline.kind === 'ellipse') return ellipsePath(boxOf(face))
  return pathOnFace(outline, part, face)
}

/** The boxes around the holes of a part, in mm from the top left of its face. */
export const holeBoxes = ({ holes }: ProductPart, face: Size): Box[] =>
  holes.map(({ x, y, widthMm: width, heightMm: height }) => ({
    x: x * face.width - width / 2,
    y: y * face.height - height / 2,
    width,
    height,
  }))

/** The holes of a part as closed paths. */
export const holePaths = (part: ProductPart, face: Size): PathData[] =>
  holeBoxes(part, face).map((box, at) => {
    const radiusMm = part.holes[at]?.radiusMm ?? 0
    return radiusMm >= Math.max(box.width, box.height) / 2 ? ellipsePath(box) : rectPath(box, radiusMm)
  })

/** True when straight cuts along the box make the piece. */
export const isPlain = ({ outline, holes }: ProductPart): boolean =>
  outline.kind === 'rect' && outline.radiusMm === 0 && holes.length === 0
