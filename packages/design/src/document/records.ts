import { MONTH_FONTS } from '../items/month/fonts'
import type { FontId } from '../text/fonts'
import { datePhotosOf } from './date-photos'
import type { DerivedOriginal, DesignDocument, DesignItem, DesignPhoto, DesignSurface, PlacedPhoto } from './document'

type WithRecords = Pick<DesignDocument, 'records'>
/** Dates of a calendar may have photos too. */
type WithDates = Pick<DesignDocument, 'records' | 'settings'>

/** The order of a surface or item that has no others beside it. */
export const FIRST_ORDER = 'a0'

/** Equal orders, of two devices, are sorted by id, so that every device draws the same. */
const byOrder = (a: { order: string; id: string }, b: { order: string; id: string }): number =>
  a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1

/** What is looked up again and again. Records never change, so it is derived once for each object of them. */
interface Lookups {
  photos: readonly DesignPhoto[]
  surfaces: readonly DesignSurface[]
  items: readonly DesignItem[]
  derived: readonly DerivedOriginal[]
  /** The items of a surface by its id, back to front. */
  itemsOn: ReadonlyMap<string, readonly DesignItem[]>
  /** How many items show a photo, by its id. */
  uses: ReadonlyMap<string, number>
}

const KEPT = new WeakMap<DesignDocument['records'], Lookups>()

function derive(records: DesignDocument['records']): Lookups {
  const photos: DesignPhoto[] = []
  const surfaces: DesignSurface[] = []
  const items: DesignItem[] = []
  const derived: DerivedOriginal[] = []
  const on = new Map<string, DesignItem[]>()
  const uses = new Map<string, number>()
  for (const entry of Object.values(records)) {
    if (entry.kind === 'photo') photos.push(entry)
    else if (entry.kind === 'surface') surfaces.push(entry)
    else if (entry.kind === 'derived') derived.push(entry)
    else {
      items.push(entry)
      const beside = on.get(entry.surface)
      if (beside) beside.push(entry)
      else on.set(entry.surface, [entry])
      if (entry.type === 'photo') uses.set(entry.data.photo, (uses.get(entry.data.photo) ?? 0) + 1)
    }
  }
  photos.sort(({ order: a = '' }, { order: b = '' }) => (a === b ? 0 : a < b ? -1 : 1))
  surfaces.sort(byOrder)
  for (const beside of on.values()) beside.sort(byOrder)
  return { photos, surfaces, items, derived, itemsOn: on, uses }
}

function lookupsOf({ records }: WithRecords): Lookups {
  const kept = KEPT.get(records)
  if (kept) return kept
  const found = derive(records)
  KEPT.set(records, found)
  return found
}

/** All photos, in the order in which they were added. */
export const photosOf = (design: WithRecords): readonly DesignPhoto[] => lookupsOf(design).photos

/** The surfaces in print order. */
export const surfacesOf = (design: WithRecords): readonly DesignSurface[] => lookupsOf(design).surfaces

/** All items, in no order. */
export const itemsOf = (design: WithRecords): readonly DesignItem[] => lookupsOf(design).items

const NONE: readonly DesignItem[] = []

/** The items of a surface, back to front. */
export const itemsOn = (design: WithRecords, { id }: Pick<DesignSurface, 'id'>): readonly DesignItem[] =>
  lookupsOf(design).itemsOn.get(id) ?? NONE

const isPlacedPhoto = (item: DesignItem): item is PlacedPhoto => item.type === 'photo'

/** All placed photos, in no order. */
export const placedPhotosOf = (design: WithRecords): PlacedPhoto[] => itemsOf(design).filter(isPlacedPhoto)

/** The placed photos of a surface, back to front. */
export const placedPhotosOn = (design: WithRecords, surface: DesignSurface): PlacedPhoto[] =>
  itemsOn(design, surface).filter(isPlacedPhoto)

/** The ids of the photos of a surface, each once; of a month with those of all dates. */
export function photoIdsOn(design: WithDates, surface: DesignSurface): string[] {
  const items = itemsOn(design, surface)
  const placed = items.flatMap((item) => (item.type === 'photo' ? item.data.photo : []))
  return [...new Set([...placed, ...(items.some(({ type }) => type === 'month') ? datePhotosOf(design.settings) : [])])]
}

/** How many items and days of a calendar show each photo, by its id. Photos that none shows are left out. */
export function photoUses(design: WithDates): ReadonlyMap<string, number> {
  const { uses } = lookupsOf(design)
  const onDays = datePhotosOf(design.settings)
  if (onDays.length === 0) return uses
  const all = new Map(uses)
  for (const photo of onDays) all.set(photo, (all.get(photo) ?? 0) + 1)
  return all
}

/** The photos that the design shows, in the order in which they were added. */
export function usedPhotosOf(design: WithDates): DesignPhoto[] {
  const uses = photoUses(design)
  return photosOf(design).filter(({ id }) => uses.has(id))
}

function fontsIn(item: DesignItem): readonly FontId[] {
  if (item.type === 'month') return Object.values(MONTH_FONTS[item.data.style])
  return item.type === 'text' ? [item.data.font] : []
}

/** The fonts of all texts and months, each once. */
export const fontsOf = (design: WithRecords): FontId[] => [...new Set(itemsOf(design).flatMap(fontsIn))]

/** True for a design with an item of this type. */
export const hasItems = (design: WithRecords, type: DesignItem['type']): boolean =>
  itemsOf(design).some((item) => item.type === type)

/** The photo with this id; null for none. */
export function photoOf({ records }: WithRecords, id: string): DesignPhoto | null {
  const found = Object.hasOwn(records, id) ? records[id] : undefined
  return found?.kind === 'photo' ? found : null
}

export const derivedOriginalsOf = (design: WithRecords): readonly DerivedOriginal[] => lookupsOf(design).derived

/** The changed pixels of this key; null for none. */
export const derivedOf = (design: WithRecords, key: string): DerivedOriginal | null =>
  derivedOriginalsOf(design).find((entry) => entry.key === key) ?? null

/** The surface with this id; null for none. */
export function surfaceOf({ records }: WithRecords, id: string): DesignSurface | null {
  const found = Object.hasOwn(records, id) ? records[id] : undefined
  return found?.kind === 'surface' ? found : null
}

/** Which of the surfaces of its part a surface is, from 0. The other card of a pair is where its pair is. */
export function placeOf(
  design: WithRecords,
  { id, part, pairWith = id }: Pick<DesignSurface, 'id' | 'part' | 'pairWith'>,
): number {
  return surfacesOf(design)
    .filter((each) => each.part === part && each.pairWith === undefined)
    .findIndex((each) => each.id === pairWith)
}

/** The options of a surface: its own, else those of the design. */
export const optionsOn = (design: Pick<DesignDocument, 'options'>, surface: Pick<DesignSurface, 'options'>) =>
  surface.options ?? design.options

/** The id of the surface of a part that a product has once. */
export const surfaceId = (part: string): string => `surface:${part}`
