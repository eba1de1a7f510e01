import { generateNKeysBetween } from 'fractional-indexing'
import type { CropBox, QuarterTurns } from './document'
import { surfaceId } from './records'

/** What version 1 wrote: one list of surfaces, each with the photo that fills it. Only this file knows it. */
interface DocumentV1 {
  sku: unknown
  tool: unknown
  options: unknown
  photos: Record<string, object>
  surfaces: {
    id: string
    orientation: 'portrait' | 'landscape'
    items: { type: 'photo'; photo: string; turns: QuarterTurns; crop: CropBox }[]
  }[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSurface = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.id === 'string' &&
  Array.isArray(value.items) &&
  value.items.every((item) => isObject(item) && item.type === 'photo' && typeof item.photo === 'string')

const isV1 = (value: unknown): value is DocumentV1 =>
  isObject(value) &&
  isObject(value.photos) &&
  Object.values(value.photos).every(isObject) &&
  Array.isArray(value.surfaces) &&
  value.surfaces.every(isSurface)

const ordersFor = (list: readonly unknown[]): string[] => generateNKeysBetween(null, null, list.length)

/**
 * A document of version 1 as version 2; null for what is none. The values are not checked: the caller validates the
 * result.
 */
export function migrateV1(value: unknown): unknown {
  if (!isV1(value)) return null
  const photos = Object.entries(value.photos).map(([id, photo]) => ({ ...photo, kind: 'photo', id }))
  const surfaceOrders = ordersFor(value.surfaces)
  const surfaces = value.surfaces.map(({ id, orientation }, at) => ({
    kind: 'surface',
    id: surfaceId(id),
    part: id,
    order: surfaceOrders[at],
    orientation,
  }))
  const items = value.surfaces.flatMap(({ id, items: placed }) => {
    const orders = ordersFor(placed)
    return placed.map(({ type, photo, turns, crop }, at) => ({
      kind: 'item',
      id: `item:${id}:${at}`,
      surface: surfaceId(id),
      order: orders[at],
      type,
      data: { photo, turns, crop },
    }))
  })
  const all = [...photos, ...surfaces, ...items]
  const records = Object.fromEntries(all.map((entry) => [entry.id, entry]))
  // Two surfaces or records with one id would become one.
  if (Object.keys(records).length !== all.length) return null
  const { sku, tool, options } = value
  return { version: 2, sku, tool, options, records }
}
