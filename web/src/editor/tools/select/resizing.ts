import { pointOfFrame } from '@kea/design/frame'
import type { FreeItem } from '@kea/design/item-edits'
import { resizeItem } from '@kea/design/items/item-types'
import type { Handle } from '@kea/design/resize-frame'
import { pointOnFace } from '../../geometry/layout'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { dragging } from './dragging'

/** A handle of an item follows the pointer. The opposite corner or side stays. */
export function resizing(ports: ToolPorts, item: FreeItem, handle: Handle, from: Pointer): ToolState {
  const { design } = ports.context() ?? {}
  const layout = ports.layout()
  const start = layout && pointOnFace(layout, from.at)
  const grip = pointOfFrame(item.frame, handle)
  const follow = ({ at }: Pointer): void => {
    const now = ports.layout()
    if (!design || !start || !now) return
    const to = pointOnFace(now, at)
    // The finger rarely meets the handle exactly.
    const wanted = { x: grip.x + to.x - start.x, y: grip.y + to.y - start.y }
    ports.apply({ put: [resizeItem(item, handle, wanted, { design, shape: ports.shape })] })
  }
  return dragging('resizing', ports, from, follow)
}
