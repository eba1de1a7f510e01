import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { geometryOn } from '../geometry/surfaces'
import { printDefinition } from '../testing/definitions'
import { surfaceLayout } from './layout-data'
import { layoutOf, layoutsFor } from './layouts'
import { photosOfTree, type SlicingTree, shapeOfTree, treeId, treeOf, treeSlots } from './slicing-tree'
import { layoutSlots } from './slots'

const { tree: trees } = fc.letrec<{ tree: SlicingTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constant<SlicingTree>('photo'),
    fc.constant<SlicingTree>('blank'),
    fc.record({
      side: fc.constantFrom('beside' as const, 'below' as const),
      share: fc.integer({ min: 1, max: 999 }),
      first: tie('tree'),
      rest: tie('tree'),
    }),
  ),
}))

const THREE: SlicingTree = {
  side: 'beside',
  share: 400,
  first: 'photo',
  rest: { side: 'below', share: 500, first: 'photo', rest: 'photo' },
}

describe('a layout that is cut from edge to edge', () => {
  test('has an id that says where it is cut', () => {
    expect(treeId(THREE)).toBe('tree-h400pv500pp')
    expect(shapeOfTree(THREE)).toBe('hpvpp')
    expect(treeId({ side: 'below', share: 7, first: 'blank', rest: 'photo' })).toBe('tree-v007op')
  })

  test('is read from its id', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(treeOf(treeId(tree))).toEqual(tree)
      }),
    )
  })

  test.each([
    'tree-',
    'tree-h400p',
    'tree-h000pp',
    'tree-h40pp',
    'tree-ppp',
    'tree-x400pp',
    'rows-1-2',
    'tree-h400pp ',
  ])('is not read from %j', (id) => {
    expect(treeOf(id)).toBeNull()
  })

  test('has a place for each photo in the order in which one reads, and a free area without', () => {
    const box = { x: 10, y: 20, width: 104, height: 54 }
    expect(treeSlots(THREE, box, 4)).toEqual([
      { x: 10, y: 20, width: 40, height: 54 },
      { x: 54, y: 20, width: 60, height: 25 },
      { x: 54, y: 49, width: 60, height: 25 },
    ])
    const free: SlicingTree = { side: 'below', share: 250, first: 'blank', rest: 'photo' }
    expect(treeSlots(free, { x: 0, y: 0, width: 100, height: 44 }, 4)).toEqual([
      { x: 0, y: 14, width: 100, height: 30 },
    ])
  })

  test('has its places in its box, each with a size, whatever the gap', () => {
    fc.assert(
      fc.property(trees, fc.double({ min: 0, max: 200, noNaN: true }), (tree, gap) => {
        const slots = treeSlots(tree, { x: 5, y: 5, width: 200, height: 150 }, gap)
        expect(slots).toHaveLength(photosOfTree(tree))
        for (const { x, y, width, height } of slots) {
          expect(Math.min(width, height)).toBeGreaterThan(0)
          expect(x).toBeGreaterThanOrEqual(5)
          expect(y).toBeGreaterThanOrEqual(5)
          expect(x + width).toBeLessThanOrEqual(205.000_001)
          expect(y + height).toBeLessThanOrEqual(155.000_001)
        }
      }),
    )
  })
})

describe('a layout that was solved for some photos', () => {
  test('is a layout as the drawn ones are, also in a document', () => {
    expect(layoutOf('tree-h400pv500pp')).toMatchObject({ id: 'tree-h400pv500pp', photos: 3 })
    expect(layoutOf('tree-o')).toBeNull()
    expect(layoutOf('tree-h400pv500p')).toBeNull()
    // Fifteen photos, and a band on each side of them.
    const longest = `tree-v111ov888${'h333p'.repeat(14)}po`
    expect(layoutOf(longest)?.photos).toBe(15)
    expect(surfaceLayout.safeParse({ id: longest, gapMm: 3, marginMm: 0 }).success).toBe(true)
  })

  test('comes first among those for its number of photos while a page has it', () => {
    const idsFor = (photos: number, chosen?: string) => layoutsFor({}, photos, chosen).map(({ id }) => id)
    expect(idsFor(3, 'tree-h400pv500pp')).toEqual(['tree-h400pv500pp', ...idsFor(3)])
    expect(idsFor(4, 'tree-h400pv500pp')).toEqual(idsFor(4))
    expect(idsFor(3, 'rows-1-2')).toEqual(idsFor(3))
  })

  test('reaches into the bleed at the edges, and lies the same way on a lying face', () => {
    const surface = { orientation: 'portrait', part: 'front' } as const
    const geometry = geometryOn(printDefinition, { options: ['size-20x30'] }, surface)
    const layout = { id: 'tree-h400pp', gapMm: 0, marginMm: 0 }
    expect(layoutSlots(layout, geometry)).toEqual([
      { x: -2, y: -2, width: 82, height: 304 },
      { x: 80, y: -2, width: 122, height: 304 },
    ])
    const lying = geometryOn(printDefinition, { options: ['size-20x30'] }, { ...surface, orientation: 'landscape' })
    expect(layoutSlots({ ...layout, marginMm: 10 }, lying)).toEqual([
      { x: 10, y: 10, width: 112, height: 180 },
      { x: 122, y: 10, width: 168, height: 180 },
    ])
  })
})
