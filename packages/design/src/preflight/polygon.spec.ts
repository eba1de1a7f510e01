import { expect, test } from 'vitest'
import { ellipsePath, rectPath } from '../geometry/path'
import { depthInside, isInside, polygonsOf } from './polygon'

const square = polygonsOf(rectPath({ x: 0, y: 0, width: 10, height: 20 }))

test('a point is inside, outside, or a distance from the edge', () => {
  expect(depthInside({ x: 3, y: 10 }, square)).toBe(3)
  expect(depthInside({ x: 5, y: 19 }, square)).toBe(1)
  expect(depthInside({ x: 13, y: 24 }, square)).toBe(-5)
  expect(isInside({ x: 5, y: 5 }, square)).toBe(true)
  expect(isInside({ x: 5, y: 21 }, square)).toBe(false)
})

test('a circle of curves is round', () => {
  const circle = polygonsOf(ellipsePath({ x: 0, y: 0, width: 20, height: 20 }))
  expect(depthInside({ x: 10, y: 10 }, circle)).toBeCloseTo(10, 1)
  expect(depthInside({ x: 3, y: 3 }, circle)).toBeCloseTo(10 - Math.hypot(7, 7), 1)
  expect(isInside({ x: 2, y: 2 }, circle)).toBe(false)
})

test('a hole in a shape is outside', () => {
  const ring = polygonsOf(
    rectPath({ x: 0, y: 0, width: 10, height: 10 }) + rectPath({ x: 4, y: 4, width: 2, height: 2 }),
  )
  expect(isInside({ x: 5, y: 5 }, ring)).toBe(false)
  expect(isInside({ x: 2, y: 5 }, ring)).toBe(true)
})
