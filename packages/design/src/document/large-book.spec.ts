import { generateNKeysBetween } from 'fractional-indexing'
import { describe, expect, test } from 'vitest'
import { readDesignDocument } from './read-document'

const PHOTOS = 800
const ITEMS = 1440

/** As long as the ids that the tool and the store give. */
const uuid = (kind: string, at: number): string => `${kind}${String(at).padStart(7, '0')}-5b1c-4f3e-9a6d-2c8e7f104b9a`
/** As long as a division leaves it. */
const part = (at: number): number => (at * 0.000_701_238_914_327 + 0.013_777_318_205_561) % 0.49

const photoOrders = generateNKeysBetween(null, null, PHOTOS)
const surfaceOrders = generateNKeysBetween(null, null, 50)
const itemOrders = generateNKeysBetween(null, null, 30)

const photo = (at: number) => ({
  kind: 'photo',
  id: uuid('a', at),
  upload: uuid('b', at),
  name: `PXL_20260412_15302${at}_portrait_copy.jpg`,
  widthPx: 4080,
  heightPx: 3072,
  takenAt: '2026-04-12T15:30:21+12:00',
  order: photoOrders[at],
  subject: { x: part(at), y: part(at + 1), width: part(at + 2), height: part(at + 3) },
})

const surface = (at: number) => ({
  kind: 'surface',
  id: `surface:spread:${at}`,
  part: 'spread',
  order: surfaceOrders[at],
  orientation: 'landscape',
  layout: { id: 'grid-aabb_aabb_cdef_ghij_klmn', gapMm: 3, marginMm: 10 },
})

const item = (at: number) => ({
  kind: 'item',
  id: uuid('c', at),
  surface: `surface:spread:${at % 50}`,
  order: itemOrders[at % 30],
  frame: { x: 100 * part(at), y: 90 * part(at + 5), width: 63 + part(at), height: 48 + part(at + 9), angle: 0 },
  slot: at % 15,
  type: 'photo',
  data: {
    photo: uuid('a', at % PHOTOS),
    turns: 0,
    crop: { x: part(at), y: part(at + 4), width: 0.5 - part(at + 6) / 4, height: 0.5 - part(at + 7) / 4 },
  },
})

const many = <T extends { id: string }>(count: number, make: (at: number) => T): [string, T][] =>
  Array.from({ length: count }, (_, at) => make(at)).map((record) => [record.id, record])

describe('a book of 96 pages with 800 photos', () => {
  const book = {
    version: 2,
    sku: 'photo-book',
    tool: 'photobook-tool',
    options: ['b3B0aW9uLzE0NDEwMw==', 'b3B0aW9uLzE0NDIwMw==', 'b3B0aW9uLzE0NDMwNg=='],
    records: Object.fromEntries([...many(PHOTOS, photo), ...many(50, surface), ...many(ITEMS, item)]),
  }

  test('is a design', () => {
    expect(readDesignDocument(book)).toMatchObject({ ok: true, version: 2 })
  })

  test('is shorter than the longest document that the store takes', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(book)).length
    expect(bytes).toBeGreaterThan(700_000)
    expect(bytes).toBeLessThan(1_500_000)
  })
})
