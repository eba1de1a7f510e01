import type {
  DerivedOriginal,
  DesignDocument,
  DesignItem,
  DesignPhoto,
  DesignRecord,
  DesignSurface,
  PlacedPhoto,
} from './document'
import type { FontId } from './text/fonts'

type WithRecords = Pick<DesignDocument, 'records'>

/** The order of a surface or item that has no others beside it. */
export const FIRST_ORDER = 'a0'

const ofKind = <Kind extends DesignRecord['kind']>({ records }: WithRecords, kind: Kind) =>
  Object.values(records).filter((entry): entry is Extract<DesignRecord, { kind: Kind }> => entry.kind === kind)

/** Equal orders, of two devices, are sorted by id, so that every device draws the same. */
const byOrder = (a: { order: string; id: string }, b: { order: string; id: string }): number =>
  a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1

/** All photos, in the order in which they were added. */
export const photosOf = (design: WithRecords): DesignPhoto[] =>
  ofKind(design, 'photo').sort(({ order: a = '' }, { order: b = '' }) => (a === b ? 0 : a < b ? -1 : 1))

/** The surfaces in print order. */
export const surfacesOf = (design: WithRecords): DesignSurface[] => ofKind(design, 'surface').sort(byOrder)

/** All items, in no order. */
export const itemsOf = (design: WithRecords): DesignItem[] => ofKind(design, 'item')

/** The items of a surface, back to front. */
export const itemsOn = (design: WithRecords, surface: DesignSurface): DesignItem[] =>
  itemsOf(design)
    .filter((item) => item.surface === surface.id)
    .sort(byOrder)

const isPlacedPhoto = (item: DesignItem): item is PlacedPhoto => item.type === 'photo'

/** All placed photos, in no order. */
export const placedPhotosOf = (design: WithRecords): PlacedPhoto[] => itemsOf(design).filter(isPlacedPhoto)

/** The placed photos of a surface, back to front. */
export const placedPhotosOn = (design: WithRecords, surface: DesignSurface): PlacedPhoto[] =>
  itemsOn(design, surface).filter(isPlacedPhoto)

/** The ids of the photos of a surface, each once. */
export const photoIdsOn = (design: WithRecords, surface: DesignSurface): string[] => [
  ...new Set(placedPhotosOn(design, surface).map(({ data }) => data.photo)),
]

/** How many items show each photo, by its id. Photos that none shows are left out. */
export function photoUses(design: WithRecords): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { data } of placedPhotosOf(design)) uses.set(data.photo, (uses.get(data.photo) ?? 0) + 1)
  return uses
}

/** The photos that items show, in the order in which they were added. */
export function usedPhotosOf(design: WithRecords): DesignPhoto[] {
  const uses = photoUses(design)
  return photosOf(design).filter(({ id }) => uses.has(id))
}

/** The fonts of all texts, each once. */
export const fontsOf = (design: WithRecords): FontId[] => [
  ...new Set(itemsOf(design).flatMap((item) => (item.type === 'text' ? [item.data.font] : []))),
]

/** True when a drawing of the shop is used. */
export const hasGraphics = (design: WithRecords): boolean => itemsOf(design).some(({ type }) => type === 'graphic')

/** The photo with this id; null for none. */
export function photoOf({ records }: WithRecords, id: string): DesignPhoto | null {
  const found = Object.hasOwn(records, id) ? records[id] : undefined
  return found?.kind === 'photo' ? found : null
}

export const derivedOriginalsOf = (design: WithRecords): DerivedOriginal[] => ofKind(design, 'derived')

/** The changed pixels of this key; null for none. */
export const derivedOf = (design: WithRecords, key: string): DerivedOriginal | null =>
  derivedOriginalsOf(design).find((entry) => entry.key === key) ?? null

/** The surface with this id; null for none. */
export function surfaceOf({ records }: WithRecords, id: string): DesignSurface | null {
  const found = Object.hasOwn(records, id) ? records[id] : undefined
  return found?.kind === 'surface' ? found : null
}

/** The options of a surface: its own, else those of the design. */
export const optionsOn = (design: Pick<DesignDocument, 'options'>, surface: Pick<DesignSurface, 'options'>) =>
  surface.options ?? design.options

/** The id of the surface of a part that a product has once. */
export const surfaceId = (part: string): string => `surface:${part}`
