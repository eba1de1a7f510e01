import { generateNKeysBetween } from 'fractional-indexing'
import type {
  DesignDocument,
  DesignItem,
  DesignPhoto,
  DesignRecord,
  DesignSurface,
  Frame,
  PlacedPhoto,
} from '../document/document'
import { freshId } from '../document/next-item'
import { applyPatch, type Patch } from '../document/patch'
import { sortedPhotos } from '../document/photo-order'
import { itemsOn, photoOf, photoUses, placedPhotosOn } from '../document/records'
import { cropInBox, isCroppedFor } from '../geometry/automatic-crop'
import type { Box } from '../geometry/display-list'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { addPhoto, replacePhoto } from '../items/photo/add-photo'
import { reframePhoto } from '../items/photo/item-type'
import { forSlots } from './for-slots'
import type { SurfaceLayout } from './layout-data'
import { slotsOf } from './slots'

type WithRecords = Pick<DesignDocument, 'records'>

/** A photo in a place of the layout. */
export type SlottedPhoto = PlacedPhoto & { slot: number; frame: Frame }

export const isSlotted = (item: DesignItem): item is SlottedPhoto =>
  item.type === 'photo' && item.slot !== undefined && item.frame !== undefined

const frameOf = (box: Box): Frame => ({ ...box, angle: 0 })
const isUpright = ({ widthPx, heightPx }: DesignPhoto): boolean => heightPx > widthPx

/** The photos of a surface that are in places of its layout. */
const slottedOn = (design: WithRecords, surface: DesignSurface): SlottedPhoto[] =>
  placedPhotosOn(design, surface).filter(isSlotted)

/** A photo that fills a place. */
const filling = (photo: DesignPhoto, geometry: SurfaceGeometry, box: Box) => ({
  photo: photo.id,
  turns: 0 as const,
  crop: cropInBox(photo, { turns: 0 }, geometry, box),
})

interface Move {
  geometry: SurfaceGeometry
  /** The geometry in which the photo has had its frame. */
  before?: SurfaceGeometry
  slot: number
  box: Box
}

/**
 * A photo in another place. A crop that the shopper has set keeps its centre and zoom; another one, or that of a photo
 * which had no frame, is made anew.
 */
function movedTo(
  design: WithRecords,
  item: PlacedPhoto,
  { geometry, before = geometry, slot, box }: Move,
): PlacedPhoto {
  const photo = photoOf(design, item.data.photo)
  const frame = frameOf(box)
  if (!photo) return { ...item, slot, frame }
  if (item.frame && !isCroppedFor(photo, item, before, item.frame))
    return { ...reframePhoto(item, frame, { design }), slot }
  return { ...item, slot, frame, data: { ...item.data, crop: cropInBox(photo, item.data, geometry, box) } }
}

/** The photos of a surface in the places of its own layout, for another size. */
export function refitSlots(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  before: SurfaceGeometry,
): PlacedPhoto[] {
  const slots = slotsOf(surface, geometry)
  return slottedOn(design, surface).map((item) => {
    const box = slots[item.slot]
    return box ? movedTo(design, item, { geometry, before, slot: item.slot, box }) : item
  })
}

/** The numbers of the places without a photo. */
export function emptySlots(design: WithRecords, surface: DesignSurface, geometry: SurfaceGeometry): number[] {
  const taken = new Set(slottedOn(design, surface).map(({ slot }) => slot))
  return slotsOf(surface, geometry).flatMap((_, slot) => (taken.has(slot) ? [] : [slot]))
}

/** New photos in places, below everything else on the surface. */
function newInSlots(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  places: readonly { slot: number; box: Box; photo: DesignPhoto }[],
): PlacedPhoto[] {
  const orders = generateNKeysBetween(null, itemsOn(design, surface)[0]?.order ?? null, places.length)
  const ids: string[] = []
  return places.map(({ slot, box, photo }, at) => {
    const id = freshId(design, ids)
    ids.push(id)
    const order = orders[at] ?? ''
    const place = { surface: surface.id, order, frame: frameOf(box), slot }
    return { kind: 'item', id, ...place, type: 'photo', data: filling(photo, geometry, box) }
  })
}

/** Fills empty places with photos of the design that are not used yet. */
export function fillSlots(design: WithRecords, surface: DesignSurface, geometry: SurfaceGeometry): Patch {
  const slots = slotsOf(surface, geometry)
  const empty = emptySlots(design, surface, geometry).flatMap((slot) => {
    const box = slots[slot]
    return box ? [{ slot, box }] : []
  })
  const uses = photoUses(design)
  const spare = sortedPhotos(design, 'taken').filter(({ id }) => !uses.has(id))
  const chosen = forSlots(
    empty.map(({ box }) => box),
    spare,
    isUpright,
  )
  const places = empty.flatMap((place, at) => {
    const photo = chosen[at]
    return photo ? [{ ...place, photo }] : []
  })
  return { put: newInSlots(design, surface, geometry, places) }
}

/** Puts a photo into a place, instead of the one that is there; null for a place that the layout does not have. */
export function putInSlot(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  slot: number,
  photo: DesignPhoto,
): { patch: Patch; id: string } | null {
  const box = slotsOf(surface, geometry)[slot]
  if (!box) return null
  const present = slottedOn(design, surface).find((item) => item.slot === slot)
  if (present) return { patch: replacePhoto(present, photo, geometry), id: present.id }
  const [added] = newInSlots(design, surface, geometry, [{ slot, box, photo }])
  return added ? { patch: { put: [photo, added] }, id: added.id } : null
}

/** Puts a photo into the first empty place; above everything where all are taken. */
export function placeInLayout(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  photo: DesignPhoto,
): Patch {
  const [slot] = emptySlots(design, surface, geometry)
  const placed = slot === undefined ? null : putInSlot(design, surface, geometry, slot, photo)
  return (placed ?? addPhoto(design, surface, geometry.face, photo)).patch
}

/** The photos that a layout places: those in places of the one before, or all of a surface that had none. */
const photosToPlace = (design: WithRecords, surface: DesignSurface): PlacedPhoto[] =>
  placedPhotosOn(design, surface)
    .filter((item) => (surface.layout ? item.slot !== undefined : !item.locked))
    .toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0))

/**
 * Gives a surface a layout. Its photos take the places, and then the unused ones of the design. Photos without a place leave
 * the surface and stay in the design.
 */
export function chooseLayout(
  design: DesignDocument,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  layout: SurfaceLayout,
): Patch {
  const changed = { ...surface, layout }
  const slots = slotsOf(changed, geometry)
  const items = photosToPlace(design, surface)
  const isLandscape = (item: PlacedPhoto): boolean => {
    const photo = photoOf(design, item.data.photo)
    return photo !== null && !isUpright(photo)
  }
  // Another gap or margin leaves each photo in its place.
  const isSame = surface.layout?.id === layout.id
  const chosen = isSame
    ? slots.map((_, slot) => items.find((item) => item.slot === slot) ?? null)
    : forSlots(slots, items, (item) => !isLandscape(item))
  const placed = chosen.flatMap((item, slot): DesignRecord[] => {
    const box = slots[slot]
    return item && box ? [movedTo(design, item, { geometry, slot, box })] : []
  })
  const remove = items.filter((item) => !chosen.includes(item)).map(({ id }) => id)
  const arranged: Patch = { put: [changed, ...placed], remove }
  if (isSame) return arranged
  const { put = [] } = fillSlots(applyPatch(design, arranged).document, changed, geometry)
  return { put: [changed, ...placed, ...put], remove }
}

/** Takes the layout away. Its photos stay where they are, as free ones. */
export function removeLayout(design: WithRecords, surface: DesignSurface): Patch {
  const { layout: _, ...free } = surface
  return { put: [free, ...slottedOn(design, surface).map(({ slot: __, ...item }): DesignRecord => item)] }
}

/** Lets the photos of two places change places, of which the second may be empty; null where nothing changes. */
export function swapSlots(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  from: number,
  to: number,
): Patch | null {
  const slots = slotsOf(surface, geometry)
  const [fromBox, toBox] = [slots[from], slots[to]]
  const items = slottedOn(design, surface)
  const first = items.find(({ slot }) => slot === from)
  const second = items.find(({ slot }) => slot === to)
  if (!fromBox || !toBox || !first || from === to) return null
  const move = (item: PlacedPhoto, slot: number, box: Box) => movedTo(design, item, { geometry, slot, box })
  return { put: [move(first, to, toBox), ...(second ? [move(second, from, fromBox)] : [])] }
}
