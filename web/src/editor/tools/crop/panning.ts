import { panPhoto } from '@kea/design/edits/edits'
import { distance } from '../../geometry/layout'
import { type Pointer, SLOP_PX, type ToolPorts, type ToolState } from '../tool-state'
import { cropShift, framedPlacement } from './photo-frame'
import { pinching } from './pinching'

/** One finger moves a photo in its frame, two fingers also zoom it. */
export const panning = (ports: ToolPorts, item: string, from: Pointer): ToolState => pannedBy(ports, item, from, false)

/** The remaining finger of a pinch continues at once. */
function pannedBy(ports: ToolPorts, item: string, from: Pointer, isDragged: boolean): ToolState {
  const context = ports.context()
  const snapshot = context && framedPlacement(context, item)
  let hasMoved = isDragged
  let lastAt = from.at
  const state: ToolState = {
    name: 'panning',
    down(pointer) {
      if (pointer.id === from.id || !snapshot) return state
      const last = { ...from, at: lastAt }
      return pinching(ports, item, [last, pointer], (finger) => pannedBy(ports, item, finger, true))
    },
    move(pointer) {
      const layout = ports.layout()
      if (pointer.id !== from.id || !layout || !snapshot) return state
      if (!hasMoved && distance(from.at, pointer.at) < SLOP_PX) return state
      hasMoved = true
      lastAt = pointer.at
      const { placement, inFrame } = snapshot
      ports.apply(panPhoto(placement, cropShift(inFrame(layout, from.at), inFrame(layout, pointer.at))))
      return state
    },
    up(pointer) {
      if (pointer.id !== from.id) return state
      state.move(pointer)
      ports.mark()
      return null
    },
  }
  return state
}
