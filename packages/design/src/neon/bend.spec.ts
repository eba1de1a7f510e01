import { expect, it } from 'vitest'
import { bendCorners } from './bend'
import { leastRadius, lineLength, strokeLines } from './tube-line'

const SAME = [1, 0, 0, 1, 0, 0] as const

it('a right angle becomes a quarter of a circle', () => {
  const [piece, ...others] = bendCorners(strokeLines('M0 0L100 0L100 80', SAME), 10)
  expect(others).toEqual([])
  // Both legs are shorter by the radius, with a margin of 3 %, and a quarter of that circle is between them.
  expect(lineLength(piece ?? [])).toBeCloseTo(180 - 20.6 + 16.18, 1)
  expect(leastRadius(piece ?? [])).toBeGreaterThan(10)
  expect(leastRadius(piece ?? [])).toBeLessThan(10.5)
})

it('a corner that turns back is a cut', () => {
  expect(bendCorners(strokeLines('M0 0L60 0L0 20', SAME), 8)).toHaveLength(2)
})

it('a corner whose legs are too short for the bend is a cut', () => {
  expect(bendCorners(strokeLines('M0 0L10 0L10 100', SAME), 8)).toHaveLength(2)
  expect(bendCorners(strokeLines('M0 0L20 0L20 100', SAME), 8)).toHaveLength(1)
})

it('a curve has no corner, and its radius is measured', () => {
  // Half a circle of radius 20 by two cubic curves.
  const half = 'M0 0C0 -11.046 8.954 -20 20 -20C31.046 -20 40 -11.046 40 0'
  const lines = strokeLines(half, SAME)
  expect(lines).toHaveLength(1)
  expect(lineLength(lines[0] ?? [])).toBeCloseTo(62.83, 1)
  expect(leastRadius(lines[0] ?? [])).toBeCloseTo(20, 0)
  expect(leastRadius(strokeLines('M0 0L30 0', SAME)[0] ?? [])).toBeGreaterThan(1e6)
})
