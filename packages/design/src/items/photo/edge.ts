import type { PlacedPhoto } from '../../document/document'
import type { Box, PathData, Primitive } from '../../geometry/display-list'
import { ellipsePath, rectPath } from '../../geometry/path'
import { unitPathIn } from '../../geometry/unit-paths'

type Style = Pick<PlacedPhoto['data'], 'mask' | 'radiusMm' | 'border'>

/** The edge of what is seen of a photo in a box. */
export function photoEdge({ mask, radiusMm }: Style, box: Box): PathData {
  if (mask === 'ellipse') return ellipsePath(box)
  return mask ? unitPathIn(mask, box) : rectPath(box, radiusMm)
}

/** The line along the edge. The clip of the photo cuts off its outer half. */
export const photoBorder = ({ border }: Style, edge: PathData): Primitive[] =>
  border ? [{ kind: 'path', path: edge, stroke: { colour: border.colour, widthMm: 2 * border.widthMm } }] : []

/** The same edge around a photo that is larger by a factor. */
export const scaledEdge = ({ radiusMm, border }: Style, factor: number): Style => ({
  ...(radiusMm !== undefined && { radiusMm: radiusMm * factor }),
  ...(border && { border: { ...border, widthMm: border.widthMm * factor } }),
})
