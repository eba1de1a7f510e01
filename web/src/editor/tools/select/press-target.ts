import type { DesignItem, PlacedPhoto } from '@kea/design/document/document'
import { type FreeItem, isFree } from '@kea/design/document/free-item'
import { itemsOn } from '@kea/design/document/records'
import type { Point } from '@kea/design/geometry/crop'
import { applyMatrix, halfTurn } from '@kea/design/geometry/frame'
import type { Handle } from '@kea/design/geometry/resize-frame'
import { geometryOn, type SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { distanceToFrame, itemAt } from '@kea/design/items/hit-test'
import { itemFrame } from '@kea/design/items/item-frame'
import { emptyCaptions } from '@kea/design/layouts/captions'
import { emptySlots } from '@kea/design/layouts/edits'
import { isBothWays } from '@kea/design/layouts/layouts'
import { type Place, placesOf } from '@kea/design/layouts/slots'
import type { CommandContext } from '../../commands/command'
import { isLoose } from '../../commands/selection'
import { grabbedHandle, grabbedOfMany } from '../../geometry/handles'
import { type Layout, pointOnFace } from '../../geometry/layout'

/** A finger beside an item still means it. */
export const TOLERANCE_PX = 8

/** What a press at a point of the stage is on. */
export type PressTarget =
  | { on: 'cropped'; item: PlacedPhoto }
  | { on: 'handle'; item: FreeItem; handle: Handle | 'turn' }
  | { on: 'handle of several'; items: readonly FreeItem[]; handle: Handle | 'turn' }
  | { on: 'empty place'; slot: number }
  | { on: 'empty caption'; slot: number }
  | { on: 'item'; item: DesignItem }
  /** The item as a back that reads both ways up shows it once more, upside down. */
  | { on: 'turned item'; item: DesignItem }
  | { on: 'nothing' }

/** In this order: the photo that is cropped, a handle, an item, an empty place or caption, the photo that fills the surface. */
export function pressTarget(context: CommandContext, layout: Layout, stage: Point): PressTarget {
  const { product, design, surface, selection, cropping } = context
  const geometry = geometryOn(product.definition, design, surface)
  const at = pointOnFace(layout, stage)
  if (cropping && distanceToFrame(itemFrame(geometry, cropping), at) === 0) return { on: 'cropped', item: cropping }
  const [only, ...others] = selection
  if (only && isLoose(only) && others.length === 0) {
    const handle = grabbedHandle(only, geometry.face, layout.scale, at)
    if (handle) return { on: 'handle', item: only, handle }
  }
  const loose = selection.filter(isLoose)
  if (loose.length > 1) {
    const handle = grabbedOfMany(loose, geometry.face, layout.scale, at)
    if (handle) return { on: 'handle of several', items: loose, handle }
  }
  const items = itemsOn(design, surface)
  // Around the print nothing else can be meant, as long as no item is selected.
  const whole = selection.some(isFree) ? undefined : items.find((item) => !isFree(item))
  const item = itemAt(geometry, items, at, TOLERANCE_PX / layout.scale) ?? whole
  if (item && isFree(item)) return { on: 'item', item }
  // On a back that reads both ways up each point is there twice.
  const turned = isBothWays(surface.layout) ? applyMatrix(halfTurn(geometry.face), at) : null
  const slot = emptySlotAt(context, geometry, at) ?? (turned && emptySlotAt(context, geometry, turned))
  if (slot !== null) return { on: 'empty place', slot }
  const caption = emptyCaptions(design, surface, geometry).find(isUnder(at))
  if (caption) return { on: 'empty caption', slot: caption.slot }
  const upsideDown = turned && itemAt(geometry, items, turned, 0)
  if (upsideDown && isFree(upsideDown)) return { on: 'turned item', item: upsideDown }
  return item ? { on: 'item', item } : { on: 'nothing' }
}

const isUnder =
  ({ x, y }: Point) =>
  ({ box }: Pick<Place, 'box'>): boolean =>
    x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height

/** The number of the empty place under a point; null for none. */
function emptySlotAt({ design, surface }: CommandContext, geometry: SurfaceGeometry, at: Point): number | null {
  const empty = emptySlots(design, surface, geometry)
  return placesOf(surface, geometry).find((place) => empty.includes(place.slot) && isUnder(at)(place))?.slot ?? null
}
