import type { PlacedShape } from '../../document/document'
import { CORNERS, ENDS, resizeFrame, SIDES } from '../../geometry/resize-frame'
import type { ItemType } from '../item-type'
import { composeShape } from './compose'
import type { ShapeData } from './shape-data'

export const SHAPE_NAMES: Record<ShapeData['shape'], string> = {
  rect: 'Rectangle',
  ellipse: 'Circle',
  triangle: 'Triangle',
  star: 'Star',
  line: 'Line',
}

export const shapeType: ItemType<PlacedShape> = {
  handles: [...CORNERS, ...SIDES, ...ENDS],
  flips: true,
  compose: (_, item) => composeShape(item),
  describe: ({ data }) => SHAPE_NAMES[data.shape],
  scale: (item, frame, factor) => {
    const { stroke, radiusMm } = item.data
    return {
      ...item,
      frame,
      data: {
        ...item.data,
        ...(stroke && { stroke: { ...stroke, widthMm: stroke.widthMm * factor } }),
        ...(radiusMm !== undefined && { radiusMm: radiusMm * factor }),
      },
    }
  },
  reframe: (item, frame) => ({ ...item, frame }),
  resize: (item, handle, to) => ({ ...item, frame: resizeFrame(item.frame, handle, to, false) }),
}
