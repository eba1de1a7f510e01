import type { FreeItem } from '@kea/design/document/free-item'
import { resizeItems, rotateItems } from '@kea/design/edits/group-edits'
import type { Handle } from '@kea/design/geometry/resize-frame'
import { pointOnFace } from '../../geometry/layout'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { dragging } from './dragging'

/** Several items are resized or turned together by a handle of the box around them. */
export function transforming(
  ports: ToolPorts,
  items: readonly FreeItem[],
  handle: Handle | 'turn',
  from: Pointer,
): ToolState {
  const layout = ports.layout()
  const start = layout && pointOnFace(layout, from.at)
  const follow = ({ at, isShiftHeld }: Pointer): void => {
    const now = ports.layout()
    if (!start || !now) return
    const to = pointOnFace(now, at)
    ports.apply(handle === 'turn' ? rotateItems(items, start, to, isShiftHeld) : resizeItems(items, handle, to))
  }
  return dragging(handle === 'turn' ? 'rotating' : 'resizing', ports, from, follow)
}
