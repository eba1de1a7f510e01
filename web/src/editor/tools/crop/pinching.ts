import { recrop } from '@kea/design/edits/edits'
import { panCrop, zoomCrop } from '@kea/design/geometry/crop'
import { distance, middle } from '../../geometry/layout'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { cropShift, framedPlacement } from './photo-frame'

type Fingers = readonly [Pointer, Pointer]

/**
 * Two fingers zoom a photo at the middle of their start and move it with their middle.
 *
 * @param rest the state of the finger that remains
 */
export function pinching(
  ports: ToolPorts,
  item: string,
  from: Fingers,
  rest: (finger: Pointer) => ToolState,
): ToolState {
  const context = ports.context()
  const snapshot = context && framedPlacement(context, item)
  let fingers = from
  const state: ToolState = {
    name: 'pinching',
    down: () => state,
    move(pointer) {
      const layout = ports.layout()
      if (!layout || !snapshot) return state
      const [first, second] = fingers
      fingers = [first.id === pointer.id ? pointer : first, second.id === pointer.id ? pointer : second]
      const { placement, inFrame } = snapshot
      const { placed, turned, aspect } = placement
      const factor = distance(fingers[0].at, fingers[1].at) / Math.max(distance(from[0].at, from[1].at), 1)
      const start = inFrame(layout, middle(from[0].at, from[1].at))
      const zoomed = zoomCrop(placed.data.crop, turned, aspect, factor, start)
      const now = inFrame(layout, middle(fingers[0].at, fingers[1].at))
      ports.apply(recrop(placement, panCrop(zoomed, turned, cropShift(start, now))))
      return state
    },
    up(pointer) {
      const left = fingers.find(({ id }) => id !== pointer.id)
      return left ? rest(left) : state
    },
  }
  return state
}
