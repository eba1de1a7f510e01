import { generateNKeysBetween } from 'fractional-indexing'
import type {
  DesignDocument,
  DesignItem,
  DesignSurface,
  Frame,
  PlacedPhoto,
  PlacedText,
  SurplusCaption,
} from '../document/document'
import { freshId, topOrder } from '../document/next-item'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { itemsOf, itemsOn, placedPhotosOn, surfaceOf } from '../document/records'
import type { Box } from '../geometry/display-list'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { scaleText } from '../items/text/scale'
import { INK, outlineFor } from '../text/contrast'
import { layoutText } from '../text/layout-text'
import type { Shape } from '../text/shape'
import type { TextData } from '../text/text-data'
import { LINE_HEIGHT } from './caption-places'
import { type CaptionPlace, captionPlaces, placeAt } from './slots'
import { SURPLUS_MAX } from './surplus'

type WithRecords = Pick<DesignDocument, 'records'>

/** Words in the place that a layout has for those of a photo. */
export type Caption = PlacedText & { slot: number }

export const isCaption = (item: DesignItem): item is Caption => item.type === 'text' && item.slot !== undefined

export const captionsOn = (design: WithRecords, surface: Pick<DesignSurface, 'id'>): Caption[] =>
  itemsOn(design, surface).filter(isCaption)

/** The places for words that have none. They print nothing. */
export function emptyCaptions(design: WithRecords, surface: DesignSurface, geometry: SurfaceGeometry): CaptionPlace[] {
  const taken = new Set(captionsOn(design, surface).map(({ slot }) => slot))
  return captionPlaces(surface, geometry).filter(({ slot }) => !taken.has(slot))
}

export const frameOf = ({ x, y, width, height }: Box): Frame => ({ x, y, width, height, angle: 0 })

/** The captions of photos that are taken off, which say whose words they are: they go where the photo is next. */
export const leftBehind = (design: WithRecords, photos: readonly DesignItem[]): Caption[] =>
  photos.flatMap((photo) => {
    if (photo.type !== 'photo' || photo.slot === undefined) return []
    const own = captionsOn(design, { id: photo.surface }).filter(({ slot }) => slot === photo.slot)
    return own.map((item) => ({ ...item, photo: photo.data.photo }))
  })

/** The look of the captions that a design has, or of a first one; on a coloured page dark or white, as it needs it. */
function lookOf(design: WithRecords, { background }: DesignSurface): Omit<TextData, 'words' | 'sizeMm' | 'align'> {
  const { font = 'figtree', colour = INK, letterSpacing = 0 } = itemsOf(design).find(isCaption)?.data ?? {}
  const ground = background?.kind === 'pattern' ? background.colours[0] : background?.colour
  return { font, letterSpacing, lineHeight: LINE_HEIGHT, colour: ground ? outlineFor(ground) : colour }
}

/** A caption without words yet; null where the layout has no place for it. */
export function newCaption(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  slot: number,
): Caption | null {
  const place = placeAt(captionPlaces(surface, geometry), slot)
  if (!place) return null
  const { box, sizeMm, align } = place
  return {
    kind: 'item',
    id: freshId(design),
    surface: surface.id,
    order: topOrder(design, surface),
    frame: frameOf(box),
    slot,
    type: 'text',
    data: { ...lookOf(design, surface), words: '', sizeMm, align },
  }
}

/** Letters of a caption that is longer than its place, beside those that the place has. */
const SMALLER = [1, 0.9, 0.8, 0.7]
const SAME_MM = 1e-6

/** The largest of them in which the words fit, or the smallest. */
function fittingSize(data: TextData, { box, sizeMm }: CaptionPlace, shape: Shape): number {
  const sizes = SMALLER.map((factor) => factor * sizeMm)
  const fits = (size: number) => !layoutText({ ...data, sizeMm: size }, box, shape).overflows
  return sizes.find(fits) ?? sizes.at(-1) ?? sizeMm
}

/**
 * Changes a caption. It stays in its place. More words than the place has room for are set smaller, until the shopper
 * chooses a size.
 */
export function changeCaption(item: Caption, change: Partial<TextData>, place: CaptionPlace, shape: Shape): Patch {
  const data = { ...item.data, ...change }
  const isOwnSize = SMALLER.every((factor) => Math.abs(factor * place.sizeMm - item.data.sizeMm) > SAME_MM)
  const sizeMm = isOwnSize || change.sizeMm !== undefined ? data.sizeMm : fittingSize(data, place, shape)
  return { put: [{ ...item, data: { ...data, sizeMm }, frame: frameOf(place.box) }] }
}

/** A caption in another place, or in its own on a page of another size: its letters are as large beside the page as before. */
function movedTo(item: Caption, before: CaptionPlace | null, place: CaptionPlace): Caption {
  const factor = place.sizeMm / (before?.sizeMm ?? place.sizeMm)
  const { data } = scaleText(item, item.frame, factor)
  const align = before?.align === data.align ? place.align : data.align
  return { ...item, slot: place.slot, frame: frameOf(place.box), data: { ...data, align } }
}

/** The captions of a surface in the places of its own layout, for another size. */
export function refitCaptions(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  before: SurfaceGeometry,
): Caption[] {
  const [was, now] = [before, geometry].map((each) => captionPlaces(surface, each))
  return captionsOn(design, surface).map((item) => {
    const place = placeAt(now ?? [], item.slot)
    return place ? movedTo(item, placeAt(was ?? [], item.slot), place) : item
  })
}

/** Words of a photo: on the surface, or waiting there. */
interface Words extends SurplusCaption {
  item: Caption | null
}

/** The words of a surface, each with the photo of its place. */
function wordsOf(design: WithRecords, surface: DesignSurface): Words[] {
  const photos = placedPhotosOn(design, surface)
  const shown = captionsOn(design, surface).map((item): Words => {
    const photo = photos.find(({ slot }) => slot === item.slot)?.data.photo ?? item.photo
    return { item, slot: item.slot, data: item.data, ...(photo !== undefined && { photo }) }
  })
  return [...shown, ...(surface.surplusCaptions ?? []).map((entry) => ({ ...entry, item: null }))]
}

/**
 * The numbers of the places where words may go, the best first: that of their photo. Words whose photo has left the surface
 * stay where they are while no other photo comes there, or go where none is.
 */
function slotsOf(
  { photo, slot }: Words,
  places: readonly CaptionPlace[],
  photos: readonly PlacedPhoto[],
  { surplus = [] }: DesignSurface,
): number[] {
  const ownFirst = (a: number, b: number) => Number(b === slot) - Number(a === slot)
  const own = photos.filter(({ data }) => data.photo === photo).flatMap((placed) => placed.slot ?? [])
  const isWithPhoto = own.length > 0 || surplus.some(({ data }) => data.photo === photo)
  // One photo may be on a page twice.
  if (isWithPhoto) return own.toSorted(ownFirst)
  const bare = places.map((place) => place.slot).filter((each) => photos.every((placed) => placed.slot !== each))
  return photo === undefined ? [slot, ...bare] : bare.toSorted(ownFirst)
}

/** Words that go into a place, with their photo where it is not there itself. */
interface Returning {
  data: TextData
  place: CaptionPlace
  photo?: string | undefined
}

/** Captions for words that have waited, above everything else on the surface. */
function returned(design: WithRecords, surface: DesignSurface, entries: readonly Returning[]): Caption[] {
  const orders = generateNKeysBetween(itemsOn(design, surface).at(-1)?.order ?? null, null, entries.length)
  const ids: string[] = []
  return entries.map(({ data, place: { slot, box }, photo }, at) => {
    const id = freshId(design, ids)
    ids.push(id)
    const placed = { surface: surface.id, order: orders[at] ?? '', frame: frameOf(box), slot }
    return { kind: 'item', id, ...placed, type: 'text', data, ...(photo !== undefined && { photo }) }
  })
}

/**
 * A change of the layout of a surface, or of the places of its photos, with the captions: each goes where its photo goes,
 * or its words wait on the surface until the photo has a place for them.
 */
export function withCaptions(
  design: DesignDocument,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  patch: Patch,
): Patch {
  const words = wordsOf(design, surface)
  if (words.length === 0) return patch
  const after = applyPatch(design, patch).document
  const { surplusCaptions: _, ...changed } = surfaceOf(after, surface.id) ?? surface
  const before = captionPlaces(surface, geometry)
  const places = captionPlaces(changed, geometry)
  const photos = placedPhotosOn(after, changed)
  const moved: Caption[] = []
  const back: Returning[] = []
  const waiting: Words[] = []
  const taken = new Set<number>()
  for (const entry of words.toSorted((a, b) => Number(a.photo === undefined) - Number(b.photo === undefined))) {
    const place = slotsOf(entry, places, photos, changed)
      .filter((slot) => !taken.has(slot))
      .map((slot) => placeAt(places, slot))
      .find((each) => each !== null)
    if (!place) {
      waiting.push(entry)
      continue
    }
    taken.add(place.slot)
    if (entry.item) moved.push(movedTo(entry.item, placeAt(before, entry.slot), place))
    else {
      const isBare = photos.every(({ slot }) => slot !== place.slot)
      back.push({ data: entry.data, place, photo: isBare ? entry.photo : undefined })
    }
  }
  const surplusCaptions = waiting.slice(0, SURPLUS_MAX).map(({ item: __, ...entry }): SurplusCaption => entry)
  const kept = { ...changed, ...(surplusCaptions.length > 0 && { surplusCaptions }) }
  const remove = waiting.flatMap(({ item }) => item?.id ?? [])
  return joinPatches(patch, { put: [kept, ...moved, ...returned(after, changed, back)], remove })
}
