import { moveItems } from '@kea/design/edits/item-edits'
import { boxAroundFrames, moveFrame } from '@kea/design/geometry/frame'
import { snapBox } from '@kea/design/geometry/snap'
import { isLoose } from '../../commands/selection'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { dragging } from './dragging'
import { linesBeside, SNAP_PX } from './snap-lines'

/** The selected items follow the pointer together. */
export function translating(ports: ToolPorts, from: Pointer): ToolState {
  const context = ports.context()
  const selected = context?.selection.filter(isLoose) ?? []
  const lines = context ? linesBeside(context, selected) : []
  const box = selected.length > 0 ? boxAroundFrames(selected.map(({ frame }) => frame)) : null
  const follow = ({ at }: Pointer): void => {
    const layout = ports.layout()
    if (!box || !layout) return
    const by = { x: (at.x - from.at.x) / layout.scale, y: (at.y - from.at.y) / layout.scale }
    const moved = moveFrame({ ...box, angle: 0 }, by)
    const snapped = snapBox(moved, lines, SNAP_PX / layout.scale)
    ports.apply(moveItems(selected, { x: by.x + snapped.by.x, y: by.y + snapped.by.y }))
    ports.onGuides(snapped.lines)
  }
  return dragging('translating', ports, from, follow)
}
