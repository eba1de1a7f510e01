import type { DesignItem } from '@kea/design/document/document'
import { isFree } from '@kea/design/document/free-item'
import type { Handle } from '@kea/design/geometry/resize-frame'
import { isCaption } from '@kea/design/layouts/captions'
import { isSlotted } from '@kea/design/layouts/edits'
import type { PressTarget } from './select/press-target'

/** Cursors of CSS. */
export type Cursor =
  | 'default'
  | 'pointer'
  | 'grab'
  | 'grabbing'
  | 'move'
  | 'crosshair'
  | 'ew-resize'
  | 'nwse-resize'
  | 'ns-resize'
  | 'nesw-resize'

/** Each eighth of a half turn, from the right downwards. */
const ALONG = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const

/** The direction in which a handle of a turned frame is dragged. */
function resizeCursor({ x, y }: Handle, angle: number): Cursor {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI + angle
  return ALONG[(((Math.round(degrees / 45) % 4) + 4) % 4) as 0 | 1 | 2 | 3]
}

const overItem = (item: DesignItem): Cursor => {
  if (!isFree(item)) return 'grab'
  if (item.locked) return 'default'
  if (isCaption(item)) return 'pointer'
  return isSlotted(item) ? 'grab' : 'move'
}

/** What a drag from a target would do. */
export function cursorOver(target: PressTarget): Cursor {
  switch (target.on) {
    case 'cropped':
      return 'grab'
    case 'handle':
      return target.handle === 'turn' ? 'crosshair' : resizeCursor(target.handle, target.item.frame.angle)
    case 'handle of several':
      return target.handle === 'turn' ? 'crosshair' : resizeCursor(target.handle, 0)
    case 'empty place':
    case 'empty caption':
    case 'turned item':
      return 'pointer'
    case 'item':
      return overItem(target.item)
    case 'nothing':
      return 'default'
  }
}
