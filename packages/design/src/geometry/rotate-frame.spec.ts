import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFrame, anyPoint } from '../testing/frames'
import { normalAngle, rotateFrame, snapAngle } from './rotate-frame'

test.each([
  [370, 10],
  [-190, 170],
  [180, 180],
  [-180, 180],
  [720, 0],
])('%d degrees are %d', (given, normal) => {
  expect(normalAngle(given)).toBe(normal)
})

test.each([
  [2.9, false, 0],
  [3.1, false, 3.1],
  [88, false, 90],
  [-92, false, -90],
  [44, false, 44],
  [44, true, 45],
  [7, true, 0],
  [-173, true, 180],
])('%d degrees, in steps: %s, become %d', (given, inSteps, wanted) => {
  expect(snapAngle(given, inSteps)).toBeCloseTo(wanted, 9)
})

test('a frame follows the pointer around its centre', () => {
  const frame = { x: 0, y: 0, width: 20, height: 20, angle: 30 }
  expect(rotateFrame(frame, { x: 10, y: -20 }, { x: 40, y: 10 }, false).angle).toBeCloseTo(120, 9)
  expect(rotateFrame(frame, { x: 10, y: -20 }, { x: 10, y: -50 }, false).angle).toBeCloseTo(30, 9)
})

test('a turn keeps place and size, and its angle can be stored', () => {
  fc.assert(
    fc.property(anyFrame, anyPoint, anyPoint, fc.boolean(), (frame, from, to, inSteps) => {
      const { angle, ...rest } = rotateFrame(frame, from, to, inSteps)
      expect({ ...rest, angle: frame.angle }).toEqual(frame)
      expect(Math.abs(angle)).toBeLessThanOrEqual(180)
    }),
  )
})
