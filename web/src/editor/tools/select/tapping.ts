import { distance } from '../../geometry/layout'
import { type Pointer, SLOP_PX, type ToolPorts, type ToolState } from '../tool-state'

/** An empty place of the layout is pressed. A tap asks for its photo. */
export function tapping(ports: ToolPorts, slot: number, from: Pointer): ToolState {
  const state: ToolState = {
    name: 'tapping',
    down: () => state,
    move: () => state,
    up(pointer) {
      if (pointer.id !== from.id) return state
      if (distance(from.at, pointer.at) < 2 * SLOP_PX) ports.onSlot({ slot: { at: slot } })
      return null
    },
  }
  return state
}
