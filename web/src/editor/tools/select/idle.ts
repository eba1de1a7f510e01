import type { Point } from '@kea/design/crop'
import { distanceToFrame, itemAt } from '@kea/design/hit-test'
import { isFree } from '@kea/design/item-edits'
import { itemFrame } from '@kea/design/items/item-frame'
import { emptySlots, isSlotted } from '@kea/design/layouts/edits'
import { slotsOf } from '@kea/design/layouts/slots'
import { itemsOn } from '@kea/design/records'
import { geometryOn, type SurfaceGeometry } from '@kea/design/surfaces'
import type { CommandContext } from '../../commands/command'
import { toggledIds } from '../../commands/select'
import { isLoose } from '../../commands/selection'
import { grabbedHandle, grabbedOfMany } from '../../geometry/handles'
import { pointOnFace } from '../../geometry/layout'
import { panning } from '../crop/panning'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { pointing } from './pointing'
import { resizing } from './resizing'
import { rotating } from './rotating'
import { slotting } from './slotting'
import { tapping } from './tapping'
import { transforming } from './transforming'

/** A finger beside an item still means it. */
const MERCY_PX = 8

/** Taps in this order: a handle, an item, the photo that fills the surface, nothing. */
export function startGesture(ports: ToolPorts, pointer: Pointer): ToolState | null {
  const context = ports.context()
  const layout = ports.layout()
  if (!context || !layout) return null
  const { product, design, surface, selection, cropping } = context
  const geometry = geometryOn(product.definition, design, surface)
  const at = pointOnFace(layout, pointer.at)
  ports.mark()
  if (cropping) {
    if (distanceToFrame(itemFrame(geometry, cropping), at) === 0) return panning(ports, cropping.id, pointer)
    ports.crop(null)
  }
  const [only, ...others] = selection
  if (only && isLoose(only) && others.length === 0) {
    const grabbed = grabbedHandle(only, geometry.face, layout.scale, at)
    if (grabbed === 'turn') return rotating(ports, only, pointer)
    if (grabbed) return resizing(ports, only, grabbed, pointer)
  }
  const loose = selection.filter(isLoose)
  if (loose.length > 1) {
    const grabbed = grabbedOfMany(loose, geometry.face, layout.scale, at)
    if (grabbed) return transforming(ports, loose, grabbed, pointer)
  }
  const items = itemsOn(design, surface)
  // Around the print nothing else can be meant, as long as no item is selected.
  const whole = selection.some(isFree) ? undefined : items.find((item) => !isFree(item))
  const hit = itemAt(geometry, items, at, MERCY_PX / layout.scale) ?? whole
  if (!hit || !isFree(hit)) {
    const empty = emptySlotAt(context, geometry, at)
    if (empty !== null) return tapping(ports, empty, pointer)
  }
  if (!hit) {
    ports.select([])
    return null
  }
  if (pointer.isShiftHeld) {
    ports.select(toggledIds(context, hit))
    return null
  }
  if (!selection.some(({ id }) => id === hit.id)) ports.select([hit.id])
  if (isSlotted(hit) && !hit.locked) return slotting(ports, hit, pointer)
  return isFree(hit) ? pointing(ports, hit, pointer) : panning(ports, hit.id, pointer)
}

/** The number of the empty place under a point; null for none. */
function emptySlotAt({ design, surface }: CommandContext, geometry: SurfaceGeometry, { x, y }: Point): number | null {
  const slots = slotsOf(surface, geometry)
  const isUnder = (at: number): boolean => {
    const box = slots[at]
    return box !== undefined && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
  }
  return emptySlots(design, surface, geometry).find(isUnder) ?? null
}
