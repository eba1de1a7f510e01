import type { PlacedShape } from '../../document/document'
import type { Box, PathData, Primitive } from '../../geometry/display-list'
import { frameCentre, turnAbout } from '../../geometry/frame'
import { growBox } from '../../geometry/outline'
import { ellipsePath, rectPath } from '../../geometry/path'
import { unitPathIn } from '../../geometry/unit-paths'
import type { ShapeData } from './shape-data'

/** A stroke lies inside the frame, and leaves this much of a shape. */
const LEAST_MM = 0.1

function pathOf({ shape, radiusMm }: ShapeData, box: Box): PathData {
  switch (shape) {
    case 'rect':
      return rectPath(box, radiusMm)
    case 'ellipse':
      return ellipsePath(box)
    case 'line':
      return `M${box.x} ${box.y + box.height / 2}L${box.x + box.width} ${box.y + box.height / 2}`
    case 'triangle':
    case 'star':
      return unitPathIn(shape, box)
  }
}

export function composeShape({ frame, data }: PlacedShape): Primitive {
  const { fill, stroke, shape } = data
  const half = (stroke?.widthMm ?? 0) / 2
  const inset = shape === 'line' ? 0 : Math.min(half, (Math.min(frame.width, frame.height) - LEAST_MM) / 2)
  const path = pathOf(data, growBox(frame, -Math.max(inset, 0)))
  return {
    kind: 'group',
    ...(frame.angle !== 0 && { transform: turnAbout(frameCentre(frame), frame.angle) }),
    children: [{ kind: 'path', path, ...(fill && shape !== 'line' && { fill }), ...(stroke && { stroke }) }],
  }
}
