import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type {
  DesignDocument,
  DesignItem,
  DesignPhoto,
  DesignRecord,
  DesignSurface,
  Frame,
  PlacedPhoto,
} from '../document/document'
import { type FreeItem, isFree } from '../document/free-item'
import { freshId } from '../document/next-item'
import type { Patch } from '../document/patch'
import { itemsOn, photosOf } from '../document/records'
import type { Point } from '../geometry/crop'
import { boxAroundFrames, moveFrame } from '../geometry/frame'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import { itemFrame } from '../items/item-frame'
import { COPY_SHARE } from '../items/photo/add-photo'
import { leftBehind } from '../layouts/captions'
import { regrouped } from './regroup'

type WithRecords = Pick<DesignDocument, 'records'>

/** Removes items. Their photos stay in the design, and words that stood with them in their place. */
export function removeItems(design: WithRecords, items: readonly DesignItem[]): Patch {
  const remove = items.map(({ id }) => id)
  const left = leftBehind(design, items).filter(({ id }) => !remove.includes(id))
  return { ...(left.length > 0 && { put: left }), remove }
}

export const moveItems = (items: readonly FreeItem[], by: Point): Patch => ({
  put: items.map((item): DesignRecord => ({ ...item, frame: moveFrame(item.frame, by) })),
})

export const lockItems = (items: readonly DesignItem[], locked: boolean): Patch => ({
  put: items.map(({ locked: _, ...item }): DesignRecord => (locked ? { ...item, locked } : item)),
})

/** Items and the photos that they show, for a later paste. */
export interface Clipping {
  items: readonly FreeItem[]
  photos: readonly DesignPhoto[]
}

/** A photo that fills its surface is copied as a free one of half of its size. */
function freed(geometry: SurfaceGeometry, item: DesignItem): FreeItem {
  if (isFree(item)) return item
  const { x, y, width, height } = itemFrame(geometry, item)
  return { ...item, frame: { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2, angle: 0 } }
}

export function clip(design: WithRecords, geometry: SurfaceGeometry, items: readonly DesignItem[]): Clipping {
  const shown = new Set(items.flatMap((item) => (item.type === 'photo' ? item.data.photo : [])))
  return {
    items: items.map((item) => freed(geometry, item)),
    photos: photosOf(design).filter(({ id }) => shown.has(id)),
  }
}

/** How far copies stand from their originals: by one step, or by as many as make them lie on no earlier copy. */
function copyShift(design: WithRecords, surface: DesignSurface, face: Size, items: readonly FreeItem[]): Point {
  const step = Math.min(face.width, face.height) * COPY_SHARE
  const places = new Set(itemsOn(design, surface).flatMap((item) => (isFree(item) ? placeKey(item.frame) : [])))
  const isTaken = (by: number) => items.some(({ frame }) => places.has(placeKey(moveFrame(frame, { x: by, y: by }))))
  const isOnFace = (by: number) =>
    items.some(
      ({ frame }) => frame.x + by + frame.width / 2 < face.width && frame.y + by + frame.height / 2 < face.height,
    )
  let by = step
  while (isTaken(by) && isOnFace(by + step)) by += step
  return { x: by, y: by }
}

const placeKey = (frame: Frame): string =>
  [frame.x, frame.y, frame.width, frame.height].map((length) => length.toFixed(2)).join()

/** Puts copies on a surface, above all others and a little beside their originals; and the ids of the copies. */
export function paste(
  design: WithRecords,
  surface: DesignSurface,
  face: Size,
  { items, photos }: Clipping,
): { patch: Patch; ids: readonly string[] } {
  const by = copyShift(design, surface, face, items)
  const orders = generateNKeysBetween(itemsOn(design, surface).at(-1)?.order ?? null, null, items.length)
  const ids: string[] = []
  const copies = items.map((original, at): DesignItem => {
    // A copy is free: its place in a layout is that of the original.
    const { locked: _, slot: __, ...item } = original as PlacedPhoto & FreeItem
    const id = freshId(design, ids)
    ids.push(id)
    const frame = moveFrame(item.frame, by)
    return { ...item, id, surface: surface.id, order: orders[at] ?? '', frame } as FreeItem
  })
  const missing = photos.filter(({ id }) => !Object.hasOwn(design.records, id))
  return { patch: { put: [...missing, ...regrouped(copies)] }, ids }
}

/** Moves an item by one towards the front (1) or the back (-1). Nothing goes behind a photo that fills the surface. */
export function reorderItem(design: WithRecords, surface: DesignSurface, item: DesignItem, by: 1 | -1): Patch | null {
  const items = itemsOn(design, surface)
  const from = items.findIndex(({ id }) => id === item.id)
  const passed = items[from + by]
  if (!isFree(item) || !passed || (by === -1 && !isFree(passed))) return null
  const [below, above] = by === 1 ? [passed, items[from + 2]] : [items[from - 2], passed]
  const isClear = !below || !above || below.order < above.order
  if (isClear) return { put: [{ ...item, order: generateKeyBetween(below?.order ?? null, above?.order ?? null) }] }
  // Two devices gave two items one key, which leaves no place between them.
  const moved = items.filter(({ id }) => id !== item.id)
  moved.splice(from + by, 0, item)
  const orders = generateNKeysBetween(null, null, moved.length)
  return { put: moved.map((entry, at): DesignRecord => ({ ...entry, order: orders[at] ?? entry.order })) }
}

/** Moves items together to the middle of a face, across or down. */
export function centreItems(items: readonly FreeItem[], face: Size, axis: 'x' | 'y'): Patch {
  const box = boxAroundFrames(items.map(({ frame }) => frame))
  const across = face.width / 2 - (box.x + box.width / 2)
  const down = face.height / 2 - (box.y + box.height / 2)
  return moveItems(items, axis === 'x' ? { x: across, y: 0 } : { x: 0, y: down })
}
