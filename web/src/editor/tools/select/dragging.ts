import type { Pointer, ToolPorts, ToolState } from '../tool-state'

/** A drag by one pointer, from `from` on: `follow` applies each place of it, and its end ends the undo step. */
export function dragging(
  name: ToolState['name'],
  ports: ToolPorts,
  from: Pointer,
  follow: (pointer: Pointer) => void,
): ToolState {
  let hasMoved = false
  const state: ToolState = {
    name,
    down: () => state,
    move(pointer) {
      if (pointer.id !== from.id) return state
      hasMoved = true
      follow(pointer)
      return state
    },
    up(pointer) {
      if (pointer.id !== from.id) return state
      // A press without a drag changes nothing.
      if (hasMoved || pointer.at.x !== from.at.x || pointer.at.y !== from.at.y) follow(pointer)
      ports.mark()
      return null
    },
  }
  return state
}
