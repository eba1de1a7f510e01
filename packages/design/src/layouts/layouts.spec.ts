import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto, turnPiece } from '../arrangement/place-photo'
import { unusedPhotos } from '../arrangement/tray'
import { type DesignDocument, type DesignPhoto, designDocument } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { placedPhotosOf, surfacesOf } from '../document/records'
import { chooseOptions } from '../edits/edits'
import type { Box } from '../geometry/display-list'
import { geometryOn } from '../geometry/surfaces'
import { canvasDefinition, printDefinition, withSizes } from '../testing/definitions'
import { photoAt } from '../testing/photos'
import { chooseLayout, removeLayout } from './choose-layout'
import { emptySlots, fillSlots, putInSlot, swapSlots } from './edits'
import { forSlots } from './for-slots'
import { LAYOUT_PHOTOS_MAX, LAYOUTS, layoutOf } from './layouts'
import { layoutSlots, placeAt, placesOf } from './slots'

const mm = fc.double({ min: 20, max: 1500, noNaN: true })
const space = fc.double({ min: 0, max: 200, noNaN: true })
const layouts = fc.constantFrom(...LAYOUTS)
const EPS = 1e-6

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - EPS &&
  inner.y >= outer.y - EPS &&
  inner.x + inner.width <= outer.x + outer.width + EPS &&
  inner.y + inner.height <= outer.y + outer.height + EPS

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + EPS && b.x + b.width > a.x + EPS && a.y + a.height > b.y + EPS && b.y + b.height > a.y + EPS

describe('the layouts', () => {
  test('are several for each number of photos, each with as many places', () => {
    expect(new Set(LAYOUTS.map(({ id }) => id)).size).toBe(LAYOUTS.length)
    const face = { width: 200, height: 300 }
    const part = geometryOn(printDefinition, { options: ['size-20x30'] }, surfacesOf(start())[0] as never)
    for (let photos = 1; photos <= LAYOUT_PHOTOS_MAX; photos++) {
      const own = LAYOUTS.filter((layout) => layout.photos === photos)
      expect(own.length, `${photos}`).toBeGreaterThanOrEqual(photos === 1 ? 1 : 2)
      for (const { id } of own) {
        expect(layoutSlots({ id, gapMm: 4, marginMm: 4 }, { ...part, face, photo: face }), id).toHaveLength(photos)
      }
    }
    expect(layoutOf('rows-9-9')).toBeNull()
  })

  test('have their places inside the print, of any size, and none over another', () => {
    fc.assert(
      fc.property(
        layouts,
        mm,
        mm,
        space,
        space,
        fc.double({ min: -10, max: 40, noNaN: true }),
        (layout, w, h, gapMm, marginMm, bleed) => {
          const face = { width: w, height: h }
          const by = Math.max(bleed, -Math.min(w, h) / 8)
          const photo = { width: w + 2 * by, height: h + 2 * by }
          const base = geometryOn(printDefinition, { options: ['size-20x30'] }, surfacesOf(start())[0] as never)
          const slots = layoutSlots({ id: layout.id, gapMm, marginMm }, { ...base, face, photo })
          const all = { x: -by, y: -by, ...photo }
          expect(slots).toHaveLength(layout.photos)
          for (const [at, slot] of slots.entries()) {
            expect(Math.min(slot.width, slot.height)).toBeGreaterThan(0)
            expect(inside(slot, all)).toBe(true)
            for (const other of slots.slice(at + 1)) expect(overlap(slot, other)).toBe(false)
          }
        },
      ),
    )
  })

  test('without a margin reach the bleed on all sides', () => {
    const base = geometryOn(printDefinition, { options: ['size-20x30'] }, surfacesOf(start())[0] as never)
    for (const { id } of LAYOUTS) {
      const slots = layoutSlots({ id, gapMm: 3, marginMm: 0 }, base)
      expect(Math.min(...slots.map(({ x }) => x))).toBeCloseTo(-2, 6)
      expect(Math.max(...slots.map(({ x, width }) => x + width))).toBeCloseTo(base.face.width + 2, 6)
      expect(Math.min(...slots.map(({ y }) => y))).toBeCloseTo(-2, 6)
      expect(Math.max(...slots.map(({ y, height }) => y + height))).toBeCloseTo(base.face.height + 2, 6)
    }
  })
})

function start(photos: readonly DesignPhoto[] = []): DesignDocument {
  const empty = newDocument(printDefinition, { sku: 's', tool: 't', options: ['size-20x30'] })
  return applyPatch(empty, { put: photos }).document
}

const surfaceIn = (design: DesignDocument) => {
  const surface = surfacesOf(design)[0]
  if (!surface) throw new Error('The design has no surface')
  return surface
}
const geometryIn = (design: DesignDocument, definition = printDefinition) =>
  geometryOn(definition, design, surfaceIn(design))
const after = (design: DesignDocument, patch: Patch | null): DesignDocument => {
  const { document, inverse } = applyPatch(design, patch ?? {})
  expect(applyPatch(document, inverse).document).toEqual(design)
  expect(designDocument.safeParse(document).success).toBe(true)
  return document
}
const unusedIn = (design: DesignDocument) => unusedPhotos(printDefinition, design, 'taken')
const withLayout = (design: DesignDocument, id: string, gapMm = 4, marginMm = 4) =>
  after(design, chooseLayout(design, surfaceIn(design), geometryIn(design), { id, gapMm, marginMm }, unusedIn(design)))
const shown = (design: DesignDocument) =>
  placedPhotosOf(design)
    .toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0))
    .map(({ slot, data }) => `${slot} ${data.photo}`)

describe('photos in a layout', () => {
  test('are each placed once, whatever they and the places are', () => {
    fc.assert(
      fc.property(layouts, fc.array(fc.boolean(), { maxLength: 30 }), (layout, uprights) => {
        const design = withLayout(start(uprights.map((isUpright, at) => photoAt(at, isUpright))), layout.id)
        const placed = placedPhotosOf(design)
        expect(placed).toHaveLength(Math.min(layout.photos, uprights.length))
        expect(new Set(placed.map(({ data }) => data.photo)).size).toBe(placed.length)
        expect(new Set(placed.map(({ slot }) => slot)).size).toBe(placed.length)
      }),
      { numRuns: 60 },
    )
  })

  test('that stand go into standing places', () => {
    const wide = { x: 0, y: 0, width: 2, height: 1 }
    const high = { x: 0, y: 0, width: 1, height: 2 }
    expect(forSlots([high, wide, high], ['wide', 'high', 'other'], (entry) => entry === 'high')).toEqual([
      'high',
      'wide',
      'other',
    ])
    expect(forSlots([wide, wide], ['wide'], () => false)).toEqual(['wide', null])
  })

  test('begin with those that are on the print, and the ones without a place stay in the design', () => {
    const bare = start([photoAt(1), photoAt(2), photoAt(3)])
    const filled = after(bare, placePhoto(printDefinition, bare, surfaceIn(bare), photoAt(3)))
    const two = withLayout(filled, 'rows-1-1')
    expect(shown(two)).toEqual(['0 p3', '1 p1'])
    const one = withLayout(two, 'rows-1')
    expect(shown(one)).toEqual(['0 p3'])
    expect(Object.keys(one.records)).toContain('p1')
  })

  test('keep their places when gap and margin change, also beside an empty one', () => {
    const design = withLayout(start([photoAt(1), photoAt(2)]), 'rows-1-1')
    const [first] = placedPhotosOf(design)
    const less = after(design, { remove: [first?.id ?? ''] })
    const wider = withLayout(less, 'rows-1-1', 20, 10)
    expect(shown(wider)).toEqual(shown(less))
    expect(emptySlots(wider, surfaceIn(wider), geometryIn(wider))).toEqual([first?.slot])
  })

  test('take the frames of their places when the size changes or the piece is turned', () => {
    const design = withLayout(start([photoAt(1), photoAt(2), photoAt(3)]), 'rows-1-2')
    for (const patch of [
      chooseOptions(printDefinition, design, ['size-10x15']),
      turnPiece(printDefinition, design, surfaceIn(design)),
    ]) {
      const changed = after(design, patch)
      const places = placesOf(surfaceIn(changed), geometryIn(changed))
      for (const { slot, frame } of placedPhotosOf(changed))
        expect(frame).toEqual({ ...placeAt(places, slot ?? 99)?.box, angle: 0 })
    }
  })

  test('change places, with an empty place too', () => {
    const design = withLayout(start([photoAt(1), photoAt(2)]), 'rows-1-1-1')
    const swap = (from: number, to: number) => swapSlots(design, surfaceIn(design), geometryIn(design), from, to)
    expect(shown(after(design, swap(0, 1)))).toEqual(['0 p2', '1 p1'])
    expect(shown(after(design, swap(1, 2)))).toEqual(['0 p1', '2 p2'])
    expect([swap(2, 0), swap(1, 1), swap(0, 7)]).toEqual([null, null, null])
  })

  test('go into the first empty place, into a chosen one, and above a full layout', () => {
    const one = withLayout(start([photoAt(1)]), 'rows-1-1')
    const two = after(one, placePhoto(printDefinition, one, surfaceIn(one), photoAt(2)))
    expect(shown(two)).toEqual(['0 p1', '1 p2'])
    const other = putInSlot(two, surfaceIn(two), geometryIn(two), 0, photoAt(3))
    expect(shown(after(two, other?.patch ?? null))).toEqual(['0 p3', '1 p2'])
    expect(putInSlot(two, surfaceIn(two), geometryIn(two), 5, photoAt(3))).toBeNull()
    const full = after(two, placePhoto(printDefinition, two, surfaceIn(two), photoAt(3)))
    expect(placedPhotosOf(full).find(({ data }) => data.photo === 'p3')?.slot).toBeUndefined()
    expect(fillSlots(full, surfaceIn(full), geometryIn(full), unusedIn(full))).toEqual({ put: [] })
  })

  test('stay where they are without their layout', () => {
    const design = withLayout(start([photoAt(1), photoAt(2)]), 'rows-1-1')
    const free = after(design, removeLayout(design, surfaceIn(design)))
    expect(surfaceIn(free).layout).toBeUndefined()
    expect(placedPhotosOf(free).map(({ slot, frame }) => [slot, frame])).toEqual(
      placedPhotosOf(design).map(({ frame }) => [undefined, frame]),
    )
  })
})

test('a canvas without a margin has photos around its sides', () => {
  const canvas = withSizes(canvasDefinition, [['size-a', 300, 400]])
  const design = newDocument(canvas, { sku: 's', tool: 't', options: ['size-a', 'depth-38', 'edge-wrap'] })
  const slots = layoutSlots({ id: 'rows-1-1', gapMm: 0, marginMm: 0 }, geometryIn(design, canvas))
  expect(slots).toEqual([
    { x: -43, y: -43, width: 386, height: 243 },
    { x: -43, y: 200, width: 386, height: 243 },
  ])
})
