import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { allPrinted } from '../arrangement/printed'
import { pagesOf } from '../compose/compose'
import type { DesignDocument, PlacedPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import { placedPhotosOf, surfacesOf } from '../document/records'
import { coverCrop, turnedPhoto, zoomCrop } from '../geometry/crop'
import type { Primitive } from '../geometry/display-list'
import { applyMatrix } from '../geometry/frame'
import { photoTransform } from '../items/photo/compose'
import type { ProductDefinition } from '../product/definition'
import { canvasDefinition, cushionDefinition, mugDefinition } from '../testing/definitions'
import { type DerivedNeed, derivedNeeds, derivedPlan } from './derived-plan'
import { PLAIN_LOOK } from './photo-look'

const sepia = { ...PLAIN_LOOK, tone: 'sepia' as const }

function needOf(data: Partial<PlacedPhoto['data']>, widthPx: number, heightPx: number, aspect = 1.5): DerivedNeed {
  const base = { photo: 'p', turns: 0 as const, look: sepia, ...data }
  const turned = turnedPhoto({ width: widthPx, height: heightPx }, base)
  const crop = zoomCrop(coverCrop(turned, aspect), turned, aspect, 1.7, { x: 0.2, y: 0.9 })
  return {
    key: 'key',
    item: { kind: 'item', id: 'i', surface: 's', order: 'a0', type: 'photo', data: { ...base, crop } },
    photo: { kind: 'photo', id: 'p', upload: 'u', name: 'p.jpg', widthPx, heightPx },
    printed: { width: 300, height: 300 / aspect },
  }
}

describe('the plan of changed pixels', () => {
  it('holds every printed point of the photo, in tiles that share a pixel and are never too large', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
        fc.boolean(),
        fc.double({ min: -45, max: 45, noNaN: true }),
        fc.integer({ min: 50, max: 9000 }),
        fc.integer({ min: 50, max: 9000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (turns, flip, straighten, width, height, x, y) => {
          const need = needOf({ turns, flip, straighten }, width, height)
          const plan = derivedPlan(need, 100, 512)
          const { printed, item } = need
          const transform = photoTransform(item.data, { x: 0, y: 0, ...printed })
          // The point of the photo that is printed at (x, y) lies in a tile.
          const [a, b, c, d, e, f] = transform
          const at = { x: x * printed.width - e, y: y * printed.height - f }
          const onPhoto = {
            x: ((d * at.x - c * at.y) / (a * d - b * c)) * plan.widthPx,
            y: ((a * at.y - b * at.x) / (a * d - b * c)) * plan.heightPx,
          }
          const back = applyMatrix(transform, { x: onPhoto.x / plan.widthPx, y: onPhoto.y / plan.heightPx })
          expect(back.x).toBeCloseTo(x * printed.width, 4)
          const holding = plan.tiles.filter(
            (tile) =>
              onPhoto.x >= tile.x - 0.01 &&
              onPhoto.x <= tile.x + tile.widthPx + 0.01 &&
              onPhoto.y >= tile.y - 0.01 &&
              onPhoto.y <= tile.y + tile.heightPx + 0.01,
          )
          expect(holding.length).toBeGreaterThan(0)
          for (const tile of plan.tiles) {
            expect(Math.max(tile.widthPx, tile.heightPx)).toBeLessThanOrEqual(512)
            expect(Math.min(tile.widthPx, tile.heightPx)).toBeGreaterThanOrEqual(1)
            expect(tile.x + tile.widthPx).toBeLessThanOrEqual(plan.widthPx)
            expect(tile.y + tile.heightPx).toBeLessThanOrEqual(plan.heightPx)
          }
          const rows = new Set(plan.tiles.map((tile) => tile.y))
          for (const tile of plan.tiles) {
            const next = plan.tiles.find((other) => other.y === tile.y && other.x > tile.x)
            if (next) expect(next.x).toBe(tile.x + tile.widthPx - 1)
          }
          expect(plan.tiles.length % rows.size).toBe(0)
        },
      ),
    )
  })

  it('has 1.25 times the good resolution at most, and never more pixels than the photo', () => {
    const large = derivedPlan(needOf({}, 9000, 6000), 100)
    const [tile, ...others] = large.tiles
    expect(others).toEqual([])
    // 300 mm at 125 pixels an inch, and the margin.
    expect(Math.abs((tile?.widthPx ?? 0) - (300 / 25.4) * 125)).toBeLessThanOrEqual(6)
    const small = derivedPlan(needOf({}, 900, 600), 100)
    expect([small.widthPx, small.heightPx]).toEqual([900, 600])
  })
})

/** The keys of all images of a list. */
const keysIn = (list: readonly Primitive[]): string[] =>
  list.flatMap((entry) =>
    entry.kind === 'image' ? (entry.derived ?? []) : entry.kind === 'group' ? keysIn(entry.children) : [],
  )

describe('the changed pixels that a design needs', () => {
  const designOf = (definition: ProductDefinition, options: string[]): DesignDocument => {
    const empty = newDocument(definition, { sku: 's', tool: 't', options })
    const design = surfacesOf(empty).reduce((before, surface) => {
      const photo = {
        ...{ kind: 'photo' as const, id: surface.part, upload: null, name: 'x.jpg' },
        widthPx: 3000,
        heightPx: 2000,
      }
      return applyPatch(before, placePhoto(definition, before, surface, photo)).document
    }, empty)
    const looks = placedPhotosOf(design).map((item) => ({ ...item, data: { ...item.data, look: sepia } }))
    return applyPatch(design, { put: looks }).document
  }

  it.each([
    ['a wrapped canvas', canvasDefinition, ['size-30x40', 'depth-19', 'edge-wrap'], 1],
    ['a canvas with mirrored sides', canvasDefinition, ['size-30x40', 'depth-19', 'edge-mirror'], 1],
    ['a mug', mugDefinition, ['size-330'], 1],
    ['a cushion with two photos', cushionDefinition, ['size-40', 'back-own'], 2],
    ['a cushion with one photo', cushionDefinition, ['size-40', 'back-same'], 1],
  ] as const)('are those that its pages ask for: %s', (_, definition, options, count) => {
    const design = designOf(definition, [...options])
    const asked = new Set(pagesOf(design, allPrinted(design, definition)).flatMap(({ list }) => keysIn(list)))
    expect(new Set(derivedNeeds(design, allPrinted(design, definition)).map(({ key }) => key))).toEqual(asked)
    expect(asked.size).toBe(count)
  })

  it('are none without a look', () => {
    const design = designOf(mugDefinition, ['size-330'])
    const plain = placedPhotosOf(design).map(({ data: { look: _, ...data }, ...item }) => ({ ...item, data }))
    const unchanged = applyPatch(design, { put: plain }).document
    expect(derivedNeeds(unchanged, allPrinted(unchanged, mugDefinition))).toEqual([])
  })
})
