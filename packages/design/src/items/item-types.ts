import type { DesignItem, Frame } from '../document/document'
import type { Point } from '../geometry/crop'
import type { Matrix, Primitive } from '../geometry/display-list'
import type { Handle } from '../geometry/resize-frame'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import { graphicType } from './graphic/item-type'
import type { FontsAndDrawings, ItemDesign, ItemType, ItemWorld } from './item-type'
import { monthType } from './month/item-type'
import { neonType } from './neon/item-type'
import { photoType } from './photo/item-type'
import { shapeType } from './shape/item-type'
import { textType } from './text/item-type'

const ITEM_TYPES: { [Type in DesignItem['type']]: ItemType<Extract<DesignItem, { type: Type }>> } = {
  photo: photoType,
  text: textType,
  graphic: graphicType,
  shape: shapeType,
  month: monthType,
  neon: neonType,
}

// TypeScript cannot see that the type of an item and its entry belong together.
const typeOf = (item: DesignItem) => ITEM_TYPES[item.type] as unknown as ItemType<DesignItem>

export const composeItem = (
  geometry: SurfaceGeometry,
  item: DesignItem,
  drawings: FontsAndDrawings,
  design: ItemDesign,
): Primitive => typeOf(item).compose(geometry, item, drawings, design)

const mirrorAcross = (width: number): Matrix => [-1, 0, 0, 1, width, 0]

/** An item where it stands on a mirrored face. What fills its face stays. */
export const mirrorItem = (item: DesignItem, { width }: Size): DesignItem =>
  item.frame
    ? ({
        ...item,
        frame: { ...item.frame, x: width - item.frame.x - item.frame.width, angle: 0 - item.frame.angle },
      } as DesignItem)
    : item

/** An item as a mirrored face shows it. */
export function composeMirrored(
  geometry: SurfaceGeometry,
  item: DesignItem,
  drawings: FontsAndDrawings,
  design: ItemDesign,
): Primitive {
  if (!typeOf(item).flips) return composeItem(geometry, mirrorItem(item, geometry.face), drawings, design)
  const children = [composeItem(geometry, item, drawings, design)]
  return { kind: 'group', transform: mirrorAcross(geometry.face.width), children }
}

export const handlesOf = (item: DesignItem): readonly Handle[] => typeOf(item).handles

/** An item in a frame that is larger or smaller by a factor, with all of it scaled. */
export const scaleItem = (item: DesignItem, frame: Frame, factor: number): DesignItem =>
  typeOf(item).scale(item, frame, factor)

export const reframeItem = (item: DesignItem, frame: Frame, world: ItemWorld): DesignItem =>
  typeOf(item).reframe(item, frame, world)

export const resizeItem = (item: DesignItem, handle: Handle, to: Point, world: ItemWorld): DesignItem =>
  typeOf(item).resize(item, handle, to, world)

const mm = (length: number): string => String(Math.round(length))

/** What an item is and where it stands, as one sentence. */
export function describeItem(item: DesignItem, world: ItemWorld): string {
  const { frame, locked } = item
  const place = frame ? `${mm(frame.width)} by ${mm(frame.height)} millimetres` : 'fills the print'
  const angle = Math.round(frame?.angle ?? 0)
  const parts = [
    typeOf(item).describe(item, world),
    place,
    angle !== 0 && `turned by ${angle} degrees`,
    locked && 'locked',
  ]
  return parts.filter(Boolean).join(', ')
}

/** What an item is, in a few words. */
export const nameItem = (item: DesignItem, world: ItemWorld): string => typeOf(item).describe(item, world)
