import { generateNKeysBetween } from 'fractional-indexing'
import type {
  DesignDocument,
  DesignPhoto,
  DesignRecord,
  DesignSurface,
  PlacedPhoto,
  SurplusPhoto,
} from '../document/document'
import { freshId } from '../document/next-item'
import { applyPatch, type Patch } from '../document/patch'
import { itemsOn, photoOf, placedPhotosOn } from '../document/records'
import { type Half, halvesOf } from '../geometry/folds'
import { frameCentre } from '../geometry/frame'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { captionsOn, withCaptions } from './captions'
import { fillSlots, isUpright, movedTo, slottedOn } from './edits'
import { forSlots } from './for-slots'
import type { SurfaceLayout } from './layout-data'
import { HALF_PHOTOS_MAX, layoutOf, plainestFor } from './layouts'
import { FIRST_SLOT, halfOfSlot, hasPlaces, type Place, placesOf } from './slots'
import { surplusOn, withSurplus } from './surplus'
import { withOwnWords } from './words-that-follow'

/** The area of a layout: all of a surface, or one page of a spread. */
export type Span = 'across' | Half

type WithRecords = Pick<DesignDocument, 'records'>

const OTHER: Readonly<Record<Half, Half>> = { left: 'right', right: 'left' }

/** The layout of an area; undefined without one. */
export const layoutIn = ({ layout, halves }: DesignSurface, span: Span): SurfaceLayout | undefined =>
  span === 'across' ? layout : halves?.[span]

const isIn =
  (span: Span) =>
  (slot: number): boolean =>
    span === 'across' || halfOfSlot(slot) === span

/** A surface with a layout in an area. One layout across gives way to two: photos without a place go to the other page. */
function withLayout(surface: DesignSurface, layout: SurfaceLayout, span: Span, photos: number): DesignSurface {
  const { layout: across, halves, ...rest } = surface
  if (span === 'across') return { ...rest, layout }
  const left = photos - (layoutOf(layout.id)?.photos ?? 0)
  const other = left > 0 ? { [OTHER[span]]: { ...layout, id: plainestFor(Math.min(left, HALF_PHOTOS_MAX)) } } : {}
  return { ...rest, halves: { ...(across ? other : halves), [span]: layout } }
}

/** True for a photo of which the middle is in an area. One that fills the surface is in all. */
function liesIn(geometry: SurfaceGeometry, span: Span, { frame }: PlacedPhoto): boolean {
  const box = span === 'across' ? null : halvesOf(geometry)?.[span]
  if (!box || !frame) return true
  const { x } = frameCentre(frame)
  return x >= box.x && x <= box.x + box.width
}

/** The photos that a layout places: those in places of the one before, or all of an area that had none. */
function photosToPlace(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  span: Span,
): PlacedPhoto[] {
  if (span === 'across' ? hasPlaces(surface) : layoutIn(surface, span)) {
    return slottedOn(design, surface)
      .filter(({ slot }) => isIn(span)(slot))
      .toSorted((a, b) => a.slot - b.slot)
  }
  return placedPhotosOn(design, surface).filter(
    (item) => item.slot === undefined && !item.locked && liesIn(geometry, span, item),
  )
}

/** A photo that goes into a place: one that is on the surface, or one that has waited there. */
type Candidate = { slot: number } & ({ item: PlacedPhoto } | { waiting: SurplusPhoto })

/** The candidates of an area in the order of their places. Those on the surface come before those that wait. */
function candidatesFor(items: readonly PlacedPhoto[], waiting: readonly SurplusPhoto[], first: number, places: number) {
  const own = items.map((item, at): Candidate => ({ slot: item.slot ?? first + at, item }))
  const more = waiting.map((entry): Candidate => ({ slot: entry.slot, waiting: entry }))
  return [...own, ...more.slice(0, Math.max(places - own.length, 0))].toSorted((a, b) => a.slot - b.slot)
}

const dataOf = (candidate: Candidate): PlacedPhoto['data'] =>
  'item' in candidate ? candidate.item.data : candidate.waiting.data

/** The items of photos that have waited, below everything else on the surface, as they were. */
function returning(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  entries: readonly (Place & { data: PlacedPhoto['data'] })[],
): PlacedPhoto[] {
  const orders = generateNKeysBetween(null, itemsOn(design, surface)[0]?.order ?? null, entries.length)
  const ids: string[] = []
  return entries.map(({ data, slot, box }, at) => {
    const id = freshId(design, ids)
    ids.push(id)
    const { x, y, width, height } = box
    const frame = { x, y, width, height, angle: 0 }
    const placed = { surface: surface.id, order: orders[at] ?? '', frame, slot }
    return movedTo(design, { kind: 'item', id, ...placed, type: 'photo', data }, { geometry, slot, box })
  })
}

/**
 * Gives an area of a surface a layout. The photos of the area take its places, then those that have waited for one, then
 * unused ones. Photos without a place wait on the surface, with their crop and look, for a larger layout; captions go with
 * their photos. Nothing moves outside the area.
 *
 * @param unused the photos of the design that no page has, in their order
 */
export const chooseLayout = (
  design: DesignDocument,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  layout: SurfaceLayout,
  unused: readonly DesignPhoto[],
  span: Span = 'across',
): Patch => {
  const patch = withPhotos(design, surface, geometry, { layout, unused, span })
  return withOwnWords(design, surface, geometry, withCaptions(design, surface, geometry, patch))
}

interface Choice {
  layout: SurfaceLayout
  unused: readonly DesignPhoto[]
  span: Span
}

/** The layout with the photos in its places. */
function withPhotos(
  design: DesignDocument,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  { layout, unused, span }: Choice,
): Patch {
  // From one layout across to two pages, all of its photos are placed anew.
  const area = surface.layout ? 'across' : span
  const items = photosToPlace(design, surface, geometry, area)
  const changed = withLayout(surface, layout, span, items.length)
  const places = placesOf(changed, geometry).filter(({ slot }) => isIn(area)(slot))
  const isSame = layoutIn(surface, span)?.id === layout.id
  // Another gap or margin leaves each photo in its place.
  if (isSame) {
    const moved = places.flatMap((place): DesignRecord[] =>
      items.filter(({ slot }) => slot === place.slot).map((item) => movedTo(design, item, { geometry, ...place })),
    )
    return { put: [changed, ...moved] }
  }
  const waiting = surplusOn(design, surface)
  const own = waiting.filter(({ slot }) => isIn(area)(slot))
  const candidates = candidatesFor(items, own, area === 'right' ? FIRST_SLOT.right : 0, places.length)
  const chosen = forSlots(
    places.map(({ box }) => box),
    candidates,
    (candidate) => {
      const photo = photoOf(design, dataOf(candidate).photo)
      return photo === null || isUpright(photo)
    },
  )
  const moved: DesignRecord[] = []
  const back: (Place & { data: PlacedPhoto['data'] })[] = []
  chosen.forEach((candidate, at) => {
    const place = places[at]
    if (!candidate || !place) return
    if ('item' in candidate) moved.push(movedTo(design, candidate.item, { geometry, ...place }))
    else back.push({ ...place, data: candidate.waiting.data })
  })
  const left = candidates.filter((candidate) => !chosen.includes(candidate))
  const leaving = left.flatMap((candidate) =>
    'item' in candidate ? [{ slot: candidate.slot, data: candidate.item.data }] : [],
  )
  const returned = new Set(back.map(({ data }) => data.photo))
  const kept = withSurplus(changed, [...leaving, ...waiting.filter(({ data }) => !returned.has(data.photo))])
  const remove = left.flatMap((candidate) => ('item' in candidate ? [candidate.item.id] : []))
  const arranged = [kept, ...moved, ...returning(design, surface, geometry, back)]
  const after = applyPatch(design, { put: arranged, remove }).document
  const { put = [] } = fillSlots(after, kept, geometry, unused, isIn(area))
  return { put: [...arranged, ...put], remove }
}

/** Takes the layout of an area away. Its photos and captions stay where they are, as free items. */
export function removeLayout(design: WithRecords, surface: DesignSurface, span: Span = 'across'): Patch {
  const { layout: _, halves, ...rest } = surface
  const other = span === 'across' ? undefined : halves?.[OTHER[span]]
  const free = { ...rest, ...(span !== 'across' && other && { halves: { [OTHER[span]]: other } }) }
  const freed = [...slottedOn(design, surface), ...captionsOn(design, surface)]
    .filter(({ slot }) => isIn(span)(slot))
    .map(({ slot: __, ...item }): DesignRecord => item)
  return { put: [free, ...freed] }
}
