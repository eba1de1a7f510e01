import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignSurface, PlacedGraphic, PlacedShape } from '../document/document'
import type { Patch } from '../document/patch'
import { itemsOn } from '../document/records'
import type { Size } from '../geometry/surfaces'

/** The part of the face's shorter side that a new item covers. */
const NEW_SHARE = 0.4
/** The shift of each next one, so that none hides the last. */
const SHIFT_SHARE = 0.04

type New = Pick<PlacedGraphic, 'type' | 'data'> | Pick<PlacedShape, 'type' | 'data'>

/**
 * A graphic or shape in the middle of a face, above everything on it.
 *
 * @param aspect its width divided by its height
 */
export function addItem(
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  face: Size,
  item: New & { id: string },
  aspect: number,
): Patch {
  const short = Math.min(face.width, face.height)
  const longest = short * NEW_SHARE
  const [width, height] = aspect >= 1 ? [longest, longest / aspect] : [longest * aspect, longest]
  const beside = itemsOn(design, surface).filter(({ type }) => type === item.type).length
  const shift = (beside % 8) * short * SHIFT_SHARE
  const frame = { x: (face.width - width) / 2 + shift, y: (face.height - height) / 2 + shift, width, height, angle: 0 }
  const order = generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null)
  return { put: [{ ...item, kind: 'item', surface: surface.id, order, frame }] }
}
