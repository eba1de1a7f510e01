import { type Placement, placementOf } from '@kea/design/edits/edits'
import type { Point } from '@kea/design/geometry/crop'
import { pointInFrame } from '@kea/design/geometry/frame'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { itemFrame } from '@kea/design/items/item-frame'
import type { CommandContext } from '../../commands/command'
import { type Layout, pointOnFace } from '../../geometry/layout'

/** A photo with its frame on the face. */
export interface FramedPlacement {
  placement: Placement
  /** A point of the stage in 0..1 of the photo's frame. */
  inFrame: (layout: Layout, at: Point) => Point
}

/** The photo of an item with this id; null for none. */
export function framedPlacement({ product, design }: CommandContext, id: string): FramedPlacement | null {
  const item = Object.hasOwn(design.records, id) ? design.records[id] : undefined
  const placement =
    item?.kind === 'item' && item.type === 'photo' ? placementOf(product.definition, design, item) : null
  if (!placement) return null
  const frame = itemFrame(geometryOn(product.definition, design, placement.surface), placement.placed)
  return { placement, inFrame: (layout, at) => pointInFrame(frame, pointOnFace(layout, at)) }
}

/** The shift of a crop, in fractions of its size, for a drag of the photo between two points of its frame. */
export const cropShift = (from: Point, to: Point): Point => ({ x: from.x - to.x, y: from.y - to.y })
