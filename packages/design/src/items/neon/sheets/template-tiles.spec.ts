import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Box } from '../../../geometry/display-list'
import { templateTiles } from './template-tiles'

const area = fc.record({
  x: fc.integer({ min: -5, max: 5 }),
  y: fc.integer({ min: -5, max: 5 }),
  width: fc.integer({ min: 40, max: 4_800 }).map((half) => half / 2),
  height: fc.integer({ min: 40, max: 2_400 }).map((half) => half / 2),
})

const share = fc.integer({ min: 0, max: 9_999 }).map((part) => part / 10_000)

const has = ({ x, y, width, height }: Box, at: { x: number; y: number }) =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height

it('each place of an area is of one sheet, and on that sheet', () => {
  fc.assert(
    fc.property(area, share, share, (box, u, v) => {
      const place = { x: box.x + u * box.width, y: box.y + v * box.height }
      const owners = templateTiles(box).tiles.filter(({ own }) => has(own, place))
      expect(owners).toHaveLength(1)
      expect(owners.every(({ shown }) => has(shown, place))).toBe(true)
    }),
  )
})

it('the sheets show the area and what they share, and nothing else', () => {
  fc.assert(
    fc.property(area, (box) => {
      const { tiles, rows, columns } = templateTiles(box)
      const sum = (side: 'width' | 'height', of: typeof tiles) => of.reduce((all, { shown }) => all + shown[side], 0)
      const across = tiles.filter(({ row }) => row === 1)
      const down = tiles.filter(({ column }) => column === 1)
      expect([across.length, down.length, tiles.length]).toEqual([columns, rows, rows * columns])
      expect(sum('width', across)).toBeCloseTo(box.width + 10 * (columns - 1), 6)
      expect(sum('height', down)).toBeCloseTo(box.height + 10 * (rows - 1), 6)
    }),
  )
})

it('what a sheet shows is inside its margins of 10 mm, and above its foot of 20 mm', () => {
  fc.assert(
    fc.property(area, (box) => {
      const { sheet, tiles } = templateTiles(box)
      expect([sheet.width, sheet.height].sort()).toEqual([210, 297])
      for (const { shown } of tiles) {
        expect(shown.width).toBeLessThanOrEqual(sheet.width - 20 + 1e-6)
        expect(shown.height).toBeLessThanOrEqual(sheet.height - 40 + 1e-6)
      }
    }),
  )
})

it.each([
  [190, 257, 210, [1, 1]],
  [191, 150, 297, [1, 1]],
  [686, 216, 210, [1, 4]],
  [277, 150, 297, [1, 1]],
  [1000, 600, 297, [4, 4]],
] as const)('%d × %d mm are on sheets of %d mm: %j rows and columns', (width, height, wide, counts) => {
  const { sheet, rows, columns } = templateTiles({ x: 0, y: 0, width, height })
  expect([sheet.width, rows, columns]).toEqual([wide, ...counts])
})
