import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverAreas, sideAreas } from './preview-areas'

it('one side fills the preview inside its margins', () => {
  expect(sideAreas(1, 1)).toEqual([{ x: 70, y: 70, width: 1060, height: 760 }])
})

it('two square sides stand beside each other', () => {
  expect(sideAreas(2, 1)).toEqual([
    { x: 70, y: 70, width: 505, height: 760 },
    { x: 625, y: 70, width: 505, height: 760 },
  ])
})

it('two wide sides stand below each other', () => {
  expect(sideAreas(2, 5 / 3)).toEqual([
    { x: 70, y: 70, width: 1060, height: 355 },
    { x: 70, y: 475, width: 1060, height: 355 },
  ])
})

it('six square sides stand in two rows of three', () => {
  const areas = sideAreas(6, 1)
  expect(new Set(areas.map(({ x }) => x)).size).toBe(3)
  expect(areas.map(({ y }) => y)).toEqual([70, 70, 70, 475, 475, 475])
  const last = areas[5]
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1130)
})

it('a cover is large, and three spreads are below each other beside it', () => {
  const spread = { width: 400, height: 200 }
  const [cover, first, second, third] = coverAreas([{ width: 200, height: 200 }, spread, spread, spread])
  const round = (area = { x: 0, y: 0, width: 0, height: 0 }) =>
    [area.x, area.y, area.width, area.height].map(Math.round)
  expect(round(cover)).toEqual([70, 164, 572, 572])
  // The column takes 437.6 px: 46 % of the room, without the gap.
  expect(round(first)).toEqual([692, 72, 438, 219])
  expect(round(second)).toEqual([692, 341, 438, 219])
  expect(round(third)).toEqual([692, 609, 438, 219])
})

it('a cover alone is in the middle', () => {
  const [area, ...others] = coverAreas([{ width: 380, height: 760 }])
  expect([area, others]).toEqual([{ x: 410, y: 70, width: 380, height: 760 }, []])
})

it('whatever their shapes, the areas keep them, are inside the picture, and do not overlap', () => {
  const size = fc.record({ width: fc.integer({ min: 40, max: 900 }), height: fc.integer({ min: 40, max: 900 }) })
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 4 }), (sizes) => {
      const areas = coverAreas(sizes)
      for (const [at, { x, y, width, height }] of areas.entries()) {
        const shape = sizes[at]
        expect(width / height).toBeCloseTo((shape?.width ?? 0) / (shape?.height ?? 1))
        expect(Math.min(x, y)).toBeGreaterThan(69.9)
        expect([x + width <= 1130.1, y + height <= 830.1]).toEqual([true, true])
        for (const other of areas.slice(at + 1)) {
          expect(x + width <= other.x + 0.1 || y + height <= other.y + 0.1).toBe(true)
        }
      }
    }),
  )
})
