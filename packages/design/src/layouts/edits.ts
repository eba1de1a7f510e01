import { generateNKeysBetween } from 'fractional-indexing'
import type { DesignDocument, DesignItem, DesignPhoto, DesignSurface, Frame, PlacedPhoto } from '../document/document'
import { freshId } from '../document/next-item'
import type { Patch } from '../document/patch'
import { itemsOn, photoOf, placedPhotosOn } from '../document/records'
import { cropInBox, isCroppedFor } from '../geometry/automatic-crop'
import type { Box } from '../geometry/display-list'
import { HALVES } from '../geometry/folds'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { addPhoto, replacePhoto } from '../items/photo/add-photo'
import { reframePhoto } from '../items/photo/item-type'
import { type Caption, refitCaptions, withCaptions } from './captions'
import { forSlots } from './for-slots'
import { halfOfSlot, type Place, placeAt, placesOf } from './slots'
import { surplusOn } from './surplus'
import { withOwnWords } from './words-that-follow'

type WithRecords = Pick<DesignDocument, 'records'>

/** A photo in a place of the layout. */
export type SlottedPhoto = PlacedPhoto & { slot: number; frame: Frame }

export const isSlotted = (item: DesignItem): item is SlottedPhoto =>
  item.type === 'photo' && item.slot !== undefined && item.frame !== undefined

const frameOf = ({ x, y, width, height }: Box): Frame => ({ x, y, width, height, angle: 0 })
export const isUpright = ({ widthPx, heightPx }: DesignPhoto): boolean => heightPx > widthPx

/** The photos of a surface that are in places of its layout. */
export const slottedOn = (design: WithRecords, surface: DesignSurface): SlottedPhoto[] =>
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
export function movedTo(
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

/** The photos and captions of a surface in the places of its own layout, for another size. */
export function refitSlots(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  before: SurfaceGeometry,
): (PlacedPhoto | Caption)[] {
  const places = placesOf(surface, geometry)
  const photos = slottedOn(design, surface).map((item) => {
    const place = placeAt(places, item.slot)
    return place ? movedTo(design, item, { geometry, before, ...place }) : item
  })
  return [...photos, ...refitCaptions(design, surface, geometry, before)]
}

/** The numbers of the places without a photo. */
export function emptySlots(design: WithRecords, surface: DesignSurface, geometry: SurfaceGeometry): number[] {
  const taken = new Set(slottedOn(design, surface).map(({ slot }) => slot))
  return placesOf(surface, geometry).flatMap(({ slot }) => (taken.has(slot) ? [] : [slot]))
}

/**
 * New photos in places, below everything else on the surface.
 *
 * @param ids those of other new items, which the ids of these are added to
 */
export function newInSlots(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  places: readonly (Place & { photo: DesignPhoto })[],
  ids: string[] = [],
): PlacedPhoto[] {
  const orders = generateNKeysBetween(null, itemsOn(design, surface)[0]?.order ?? null, places.length)
  return places.map(({ slot, box, photo }, at) => {
    const id = freshId(design, ids)
    ids.push(id)
    const order = orders[at] ?? ''
    const place = { surface: surface.id, order, frame: frameOf(box), slot }
    return { kind: 'item', id, ...place, type: 'photo', data: filling(photo, geometry, box) }
  })
}

/**
 * Fills empty places: first with the photos that wait on this page.
 *
 * @param unused the photos of the design that no page has, in their order
 */
export function fillSlots(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  unused: readonly DesignPhoto[],
  isMeant: (slot: number) => boolean = () => true,
): Patch {
  const numbers = new Set(emptySlots(design, surface, geometry))
  const empty = placesOf(surface, geometry).filter(({ slot }) => numbers.has(slot) && isMeant(slot))
  let left = unused
  const onPage = (isOfPage: (slot: number) => boolean): (Place & { photo: DesignPhoto })[] => {
    const places = empty.filter(({ slot }) => isOfPage(slot))
    const own = surplusOn(design, surface)
      .filter(({ slot }) => isOfPage(slot))
      .flatMap(({ data }) => photoOf(design, data.photo) ?? [])
    // Of the others no more than are needed, so that all of the page's own are placed.
    const candidates = own.length === 0 ? left : [...own, ...left].slice(0, places.length)
    const chosen = forSlots(
      places.map(({ box }) => box),
      candidates,
      isUpright,
    )
    left = left.filter((photo) => !chosen.includes(photo))
    return places.flatMap((place, at) => {
      const photo = chosen[at]
      return photo ? [{ ...place, photo }] : []
    })
  }
  const places = surface.layout
    ? onPage(() => true)
    : HALVES.flatMap((half) => onPage((slot) => halfOfSlot(slot) === half))
  return { put: newInSlots(design, surface, geometry, places) }
}

/**
 * Puts a photo into a place, instead of the one that is there, with the words that it has left on another page; null for a
 * place that the layout does not have.
 */
export function putInSlot(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  slot: number,
  photo: DesignPhoto,
): { patch: Patch; id: string } | null {
  const place = placeAt(placesOf(surface, geometry), slot)
  if (!place) return null
  const present = slottedOn(design, surface).find((item) => item.slot === slot)
  const withWords = (patch: Patch): Patch => withOwnWords(design, surface, geometry, patch)
  if (present) return { patch: withWords(replacePhoto(present, photo, geometry)), id: present.id }
  const [added] = newInSlots(design, surface, geometry, [{ ...place, photo }])
  return added ? { patch: withWords({ put: [photo, added] }), id: added.id } : null
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

/**
 * Lets the photos of two places change places with their captions, of which the second may be empty; null where nothing
 * changes.
 */
export function swapSlots(
  design: DesignDocument,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  from: number,
  to: number,
): Patch | null {
  const places = placesOf(surface, geometry)
  const [fromPlace, toPlace] = [placeAt(places, from), placeAt(places, to)]
  const items = slottedOn(design, surface)
  const first = items.find(({ slot }) => slot === from)
  const second = items.find(({ slot }) => slot === to)
  if (!fromPlace || !toPlace || !first || from === to) return null
  const move = (item: PlacedPhoto, place: Place) => movedTo(design, item, { geometry, ...place })
  const patch = { put: [move(first, toPlace), ...(second ? [move(second, fromPlace)] : [])] }
  return withCaptions(design, surface, geometry, patch)
}
