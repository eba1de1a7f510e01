import { distance } from '../../geometry/layout'
import { type Pointer, SLOP_PX, type ToolState } from '../tool-state'

/** An empty place of the layout is pressed. A tap asks for its photo or its words. */
export function tapping(onTap: () => void, from: Pointer): ToolState {
  const state: ToolState = {
    name: 'tapping',
    down: () => state,
    move: () => state,
    up(pointer) {
      if (pointer.id !== from.id) return state
      if (distance(from.at, pointer.at) < 2 * SLOP_PX) onTap()
      return null
    },
  }
  return state
}
