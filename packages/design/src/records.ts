import type { DesignDocument, DesignPhoto, DesignRecord, DesignSurface, PlacedPhoto } from './document'

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
export const itemsOf = (design: WithRecords): PlacedPhoto[] => ofKind(design, 'item')

/** The items of a surface, back to front. */
export const itemsOn = (design: WithRecords, surface: DesignSurface): PlacedPhoto[] =>
  itemsOf(design)
    .filter((item) => item.surface === surface.id)
    .sort(byOrder)

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
