import type { FreeItem } from '@kea/design/document/free-item'
import { pinchItems } from '@kea/design/edits/group-edits'
import { distance, middle, pointOnFace } from '../../geometry/layout'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'

/** Two fingers scale the selected items and move them with their middle. The item keeps still for the finger that stays. */
export function scaling(ports: ToolPorts, items: readonly FreeItem[], from: readonly [Pointer, Pointer]): ToolState {
  let fingers = from
  const state: ToolState = {
    name: 'scaling',
    down: () => state,
    move(pointer) {
      const layout = ports.layout()
      if (!layout) return state
      const [first, second] = fingers
      fingers = [first.id === pointer.id ? pointer : first, second.id === pointer.id ? pointer : second]
      const factor = distance(fingers[0].at, fingers[1].at) / Math.max(distance(from[0].at, from[1].at), 1)
      const [before, after] = [from, fingers].map(([a, b]) => pointOnFace(layout, middle(a.at, b.at)))
      if (before && after) ports.apply(pinchItems(items, before, after, factor))
      return state
    },
    up(pointer) {
      if (!fingers.some(({ id }) => id === pointer.id)) return state
      ports.mark()
      return null
    },
  }
  return state
}
