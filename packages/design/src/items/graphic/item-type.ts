import type { PlacedGraphic } from '../../document/document'
import { CORNERS, resizeFrame } from '../../geometry/resize-frame'
import type { ItemType } from '../item-type'
import { composeGraphic } from './compose'
import { drawingName } from './drawing-names'

export const graphicType: ItemType<PlacedGraphic> = {
  handles: CORNERS,
  flips: false,
  compose: (_, item, { drawing }) => composeGraphic(item, drawing),
  describe: ({ data }) => `Graphic ${drawingName(data.drawing).toLowerCase()}`,
  scale: (item, frame) => ({ ...item, frame }),
  reframe: (item, frame) => ({ ...item, frame }),
  resize: (item, handle, to) => ({ ...item, frame: resizeFrame(item.frame, handle, to, true) }),
}
