import { geometryOn } from '@kea/design/geometry/surfaces'
import { type SlottedPhoto, swapSlots } from '@kea/design/layouts/edits'
import { placesOf } from '@kea/design/layouts/slots'
import { pointOnFace } from '../../geometry/layout'
import { panning } from '../crop/panning'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'

/** A photo of a layout is dragged: inside its place it moves under its edges, over another place they change places. */
export function slotting(ports: ToolPorts, item: SlottedPhoto, from: Pointer): ToolState {
  const context = ports.context()
  let pan = panning(ports, item.id, from)
  let target: number | null = null
  const slotAt = ({ at }: Pointer): number | null => {
    const layout = ports.layout()
    if (!context || !layout) return null
    const { product, design, surface } = context
    const { x, y } = pointOnFace(layout, at)
    const over = placesOf(surface, geometryOn(product.definition, design, surface)).find(
      ({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
    )
    return !over || over.slot === item.slot ? null : over.slot
  }
  const state: ToolState = {
    name: 'slotting',
    down: (pointer) => (target === null ? pan.down(pointer) : state),
    move(pointer) {
      if (pointer.id !== from.id) return state
      const over = slotAt(pointer)
      if (over !== target) ports.onSlot({ overSlot: over })
      target = over
      if (target === null) pan = pan.move(pointer)
      // Over another place the photo is whole again.
      else ports.apply({ put: [item] })
      return state
    },
    up(pointer) {
      if (pointer.id !== from.id) return state
      if (target !== null || slotAt(pointer) !== null) state.move(pointer)
      const over = target
      ports.onSlot({ overSlot: null })
      if (over === null || !context) {
        ports.select([item.id])
        if (ports.isSecondTap(item.id, pointer.time)) ports.crop(item.id)
        return pan.up(pointer)
      }
      const { product, design, surface } = context
      const patch = swapSlots(design, surface, geometryOn(product.definition, design, surface), item.slot, over)
      if (patch) ports.apply(patch)
      ports.mark()
      return null
    },
  }
  return state
}
