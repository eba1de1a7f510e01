import type { DesignDocument, DesignItem, DesignPhoto, DesignRecord, DesignSurface, PlacedPhoto } from './document'
import type { FontId } from './text/fonts'

type WithRecords = Pick<DesignDocument, 'records'>

/** The order of a surface or item that has no others beside it. */
export const FIRST_ORDER = 'a0'

const ofKind = <Kind extends DesignRecord['kind']>({ records }: WithRecords, kind: Kind) =>
  Object.values(records).filter((entry): entry is Extract<DesignRecord, { kind: Kind }> => entry.kind === kind)

/** Equal orders, of two devices, are sorted by id, so that every device draws the same. */
const byOrder = (a: { order: string; id: string }, b: { order: string; id: string }): number =>
  a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1

export const photosOf = (design: WithRecords): DesignPhoto[] => ofKind(design, 'photo')

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

/** The surface with this id; null for none. */
export function surfaceOf({ records }: WithRecords, id: string): DesignSurface | null {
  const found = Object.hasOwn(records, id) ? records[id] : undefined
  return found?.kind === 'surface' ? found : null
}

/** The id of the surface of a part that a product has once. */
export const surfaceId = (part: string): string => `surface:${part}`
