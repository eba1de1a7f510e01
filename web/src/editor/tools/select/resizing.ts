import type { FreeItem } from '@kea/design/document/free-item'
import type { Point } from '@kea/design/geometry/crop'
import { pointOfFrame } from '@kea/design/geometry/frame'
import type { Handle } from '@kea/design/geometry/resize-frame'
import { snapResize } from '@kea/design/geometry/snap-resize'
import { resizeItem } from '@kea/design/items/item-types'
import { pointOnFace } from '../../geometry/layout'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { dragging } from './dragging'
import { linesBeside, SNAP_PX } from './snap-lines'

/** A handle of an item follows the pointer, and comes to the lines near it. The opposite corner or side stays. */
export function resizing(ports: ToolPorts, item: FreeItem, handle: Handle, from: Pointer): ToolState {
  const context = ports.context()
  const lines = context ? linesBeside(context, [item]) : []
  const layout = ports.layout()
  const start = layout && pointOnFace(layout, from.at)
  const grip = pointOfFrame(item.frame, handle)
  const follow = ({ at }: Pointer): void => {
    const now = ports.layout()
    if (!context || !start || !now) return
    const to = pointOnFace(now, at)
    // The finger rarely meets the handle exactly.
    const wanted = { x: grip.x + to.x - start.x, y: grip.y + to.y - start.y }
    const { design } = context
    const resized = (place: Point) => resizeItem(item, handle, place, { design, shape: ports.shape })
    const snapped = snapResize(
      handle,
      wanted,
      (place) => resized(place).frame ?? item.frame,
      lines,
      SNAP_PX / now.scale,
    )
    ports.apply({ put: [resized(snapped.to)] })
    ports.onGuides(snapped.lines)
  }
  return dragging('resizing', ports, from, follow)
}
