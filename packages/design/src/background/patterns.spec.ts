import { describe, expect, test } from 'vitest'
import { pathCommands } from '../geometry/path'
import type { PatternId } from './background-data'
import { patternPath } from './patterns'

const BOX = { x: 5, y: 3, width: 20, height: 10 }
const MIDDLE = { x: 15, y: 8 }
const STEP = 10

const piecesOf = (pattern: PatternId) => patternPath(pattern, BOX, STEP).split(/(?=M)/)
const cornersOf = (piece: string) =>
  pathCommands(piece)
    .flatMap(({ points }) => points)
    .map(({ x, y }) => [x, y])

/** The left, top, right and bottom of a piece. */
function boundsOf(piece: string) {
  const points = pathCommands(piece).flatMap((command) => command.points)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const sides = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return sides.map((side) => Math.round(side * 1000) / 1000)
}

/** The middles of a grid of whole steps about the middle of the box, with one more row and column than cover it. */
const COLUMNS = [-2, -1, 0, 1, 2]
const GRID = COLUMNS.flatMap((row) =>
  COLUMNS.map((column) => ({ row, column, x: MIDDLE.x + column * STEP, y: MIDDLE.y + row * STEP })),
)
const isBetween = (row: number) => row === -1 || row === 1

describe('a pattern of steps of ten on a box of twenty by ten', () => {
  test.each([
    ['dots', 1.9],
    ['stars', 2.2],
  ] as const)('of %s has one in each cell, and every other row half a step to the right', (pattern, reach) => {
    const middles = GRID.map(({ row, x, y }) => [isBetween(row) ? x + 5 : x, y] as const)
    expect(piecesOf(pattern).map(boundsOf)).toEqual(
      middles.map(([x, y]) => [x - reach, y - reach, x + reach, y + reach].map((side) => Math.round(side * 10) / 10)),
    )
  })

  test('of stripes has one of half a step for each column, as high as the box', () => {
    expect(piecesOf('stripes')).toEqual([
      'M-7.5 3L-2.5 3L-2.5 13L-7.5 13Z',
      'M2.5 3L7.5 3L7.5 13L2.5 13Z',
      'M12.5 3L17.5 3L17.5 13L12.5 13Z',
      'M22.5 3L27.5 3L27.5 13L22.5 13Z',
      'M32.5 3L37.5 3L37.5 13L32.5 13Z',
    ])
  })

  test('of diagonals has bands of half their distance that rise to the right at 45 degrees', () => {
    const middles = [-21, -9, 3, 15, 27, 39, 51]
    expect(piecesOf('diagonals').map(cornersOf)).toEqual(
      middles.map((x) => [
        [x - 8, 13],
        [x - 2, 13],
        [x + 8, 3],
        [x + 2, 3],
      ]),
    )
  })

  test('of checks has every other cell', () => {
    const dark = GRID.filter(({ row, column }) => (row + column + 4) % 2 === 1)
    expect(piecesOf('checks').map(boundsOf)).toEqual(dark.map(({ x, y }) => [x - 5, y - 5, x + 5, y + 5]))
  })

  test('of waves has bands three quarters of a step apart, each with a crest and a trough in a step', () => {
    const waves = piecesOf('waves')
    expect(waves.map((wave) => cornersOf(wave)[0])).toEqual([
      [0, -7],
      [0, 0.5],
      [0, 8],
      [0, 15.5],
      [0, 23],
    ])
    const [, , middle = ''] = waves
    const [start, ...curves] = pathCommands(middle)
    expect(start?.points).toEqual([{ x: 0, y: 8 }])
    const names = curves.map(({ name }) => name).join('')
    expect(names).toBe('CCCCCCLCCCCCCZ')
    const ends = curves.map(({ points }) => points.at(-1)).map((point) => point && [point.x, point.y])
    const xs = [5, 10, 15, 20, 25, 30]
    expect(ends.slice(0, 6)).toEqual(xs.map((x) => [x, 8]))
    expect(ends.slice(6, 13)).toEqual([30, 25, 20, 15, 10, 5, 0].map((x) => [x, 9.3]))
    // The control points stand 3.15 above a crest and as far below a trough.
    expect(curves[0]?.points.slice(0, 2)).toEqual([
      { x: 1.8, y: 4.85 },
      { x: 3.2, y: 4.85 },
    ])
    expect(curves[1]?.points.slice(0, 2)).toEqual([
      { x: 6.8, y: 11.15 },
      { x: 8.2, y: 11.15 },
    ])
    expect(curves[7]?.points.slice(0, 2)).toEqual([
      { x: 28.2, y: 12.45 },
      { x: 26.8, y: 12.45 },
    ])
  })

  test('of confetti has a bar of the same size in each cell, at any angle', () => {
    const bars = piecesOf('confetti')
    expect(bars).toHaveLength(GRID.length)
    const angles = new Set<number>()
    for (const [at, bar] of bars.entries()) {
      const corners = pathCommands(bar).flatMap(({ points }) => points)
      const [a, b, c] = corners
      if (!a || !b || !c || corners.length !== 4) throw new Error('A bar has four corners')
      expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(3.4, 1)
      expect(Math.hypot(c.x - b.x, c.y - b.y)).toBeCloseTo(1, 1)
      expect(Math.abs((a.x + c.x) / 2 - (GRID[at]?.x ?? 0))).toBeLessThanOrEqual(3.01)
      expect(Math.abs((a.y + c.y) / 2 - (GRID[at]?.y ?? 0))).toBeLessThanOrEqual(3.01)
      angles.add(Math.round(Math.atan2(b.y - a.y, b.x - a.x) * 10))
    }
    expect(angles.size).toBeGreaterThan(10)
  })

  test('of terrazzo has a chip of five to seven corners in each cell', () => {
    const chips = piecesOf('terrazzo')
    expect(chips).toHaveLength(GRID.length)
    const counts = chips.map((chip) => cornersOf(chip).length)
    expect([...new Set(counts)].sort()).toEqual([5, 6, 7])
    for (const [at, chip] of chips.entries()) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boundsOf(chip)
      // A chip reaches four tenths of a step from its middle, which is a quarter of a step from that of its cell.
      expect(left).toBeGreaterThan((GRID[at]?.x ?? 0) - 6.5)
      expect(right).toBeLessThan((GRID[at]?.x ?? 0) + 6.5)
      expect(top).toBeGreaterThan((GRID[at]?.y ?? 0) - 6.5)
      expect(bottom).toBeLessThan((GRID[at]?.y ?? 0) + 6.5)
    }
  })

  // A design that is ordered again is printed as it was.
  test('of chips and bars is the same every time, as it always was', () => {
    expect(piecesOf('terrazzo').slice(0, 3)).toEqual([
      'M-2.47 -13.39L-3.39 -12.56L-4.54 -12.93L-4.47 -14.02L-3.22 -14.51Z',
      'M5.36 -11.48L6.24 -11.24L6.03 -10.28L5.34 -9.44L4.5 -9.86L3.81 -10.49L4.43 -11.44Z',
      'M15.1 -8.43L12.73 -10.57L11.89 -13.2L14.05 -14.75L17.04 -12.95L17.46 -9.86Z',
    ])
    expect(piecesOf('confetti').slice(0, 3)).toEqual([
      'M-5.51 -13.52L-6.31 -10.21L-7.28 -10.44L-6.49 -13.75Z',
      'M5.37 -10.34L8.75 -9.96L8.64 -8.97L5.26 -9.35Z',
      'M15.76 -15L13.17 -12.79L12.52 -13.55L15.11 -15.76Z',
    ])
  })
})
