import type { FreeItem } from '@kea/design/document/free-item'
import { rotateFrame } from '@kea/design/geometry/rotate-frame'
import { pointOnFace } from '../../geometry/layout'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { dragging } from './dragging'

/** An item turns about its centre with the pointer; in steps while shift is held. */
export function rotating(ports: ToolPorts, item: FreeItem, from: Pointer): ToolState {
  const layout = ports.layout()
  const start = layout && pointOnFace(layout, from.at)
  const follow = ({ at, isShiftHeld }: Pointer): void => {
    const now = ports.layout()
    if (!start || !now) return
    ports.apply({ put: [{ ...item, frame: rotateFrame(item.frame, start, pointOnFace(now, at), isShiftHeld) }] })
  }
  return dragging('rotating', ports, from, follow)
}
