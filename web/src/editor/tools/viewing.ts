import { distance, middle } from '../geometry/layout'
import { moveView, zoomView } from '../geometry/view'
import type { Pointer, ToolPorts, ToolState } from './tool-state'

/** One finger or the mouse moves the view, two fingers also zoom it. The design stays as it is. */
export function viewing(ports: ToolPorts, from: Pointer): ToolState {
  let last = from
  const state: ToolState = {
    name: 'viewing',
    down: (pointer) => viewingByTwo(ports, [last, pointer]),
    move(pointer) {
      const layout = ports.layout()
      if (pointer.id !== from.id || !layout) return state
      ports.onView(moveView(layout, last.at, pointer.at))
      last = pointer
      return state
    },
    up(pointer) {
      state.move(pointer)
      return pointer.id === from.id ? null : state
    },
  }
  return state
}

export function viewingByTwo(ports: ToolPorts, from: readonly [Pointer, Pointer]): ToolState {
  let fingers = from
  const state: ToolState = {
    name: 'viewing',
    down: () => state,
    move(pointer) {
      const layout = ports.layout()
      if (!layout) return state
      const [first, second] = fingers
      const next = [first.id === pointer.id ? pointer : first, second.id === pointer.id ? pointer : second] as const
      const factor = distance(next[0].at, next[1].at) / Math.max(distance(first.at, second.at), 1)
      ports.onView(zoomView(layout, factor, middle(first.at, second.at), middle(next[0].at, next[1].at)))
      fingers = next
      return state
    },
    up(pointer) {
      const left = fingers.find(({ id }) => id !== pointer.id)
      return left ? viewing(ports, left) : null
    },
  }
  return state
}
