import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFrame, anyPoint } from '../testing/frames'
import { pointOfFrame } from './frame'
import { CORNERS, ENDS, frameOfSize, LEAST_SIDE_MM, resizeFrame, SIDES } from './resize-frame'

const frame = { x: 10, y: 20, width: 40, height: 20, angle: 0 }
const anyHandle = fc.constantFrom(...CORNERS, ...SIDES, ...ENDS)

test('a corner is dragged away from the opposite one', () => {
  expect(resizeFrame(frame, { x: 1, y: 1 }, { x: 90, y: 50 }, false)).toEqual({ ...frame, width: 80, height: 30 })
  expect(resizeFrame(frame, { x: -1, y: -1 }, { x: 0, y: 10 }, false)).toEqual({
    ...frame,
    x: 0,
    y: 10,
    width: 50,
    height: 30,
  })
})

test('a side changes one length only', () => {
  expect(resizeFrame(frame, { x: 1, y: 0 }, { x: 90, y: 500 }, false)).toEqual({ ...frame, width: 80 })
  expect(resizeFrame(frame, { x: 0, y: -1 }, { x: 90, y: 30 }, false)).toEqual({ ...frame, y: 30, height: 10 })
})

test('a kept aspect follows the diagonal', () => {
  expect(resizeFrame(frame, { x: 1, y: 1 }, { x: 90, y: 60 }, true)).toEqual({ ...frame, width: 80, height: 40 })
  const { width, height } = resizeFrame(frame, { x: 1, y: 1 }, { x: 90, y: 20 }, true)
  expect(width / height).toBeCloseTo(2, 9)
})

test('a frame turned by a quarter grows where it is dragged to', () => {
  const turned = { ...frame, angle: 90 }
  // Its right side is at the bottom now, from (30, 50) on the upper end of the frame's middle.
  const grown = resizeFrame(turned, { x: 1, y: 0 }, { x: 30, y: 90 }, false)
  expect(grown.width).toBeCloseTo(80, 9)
  expect(grown.height).toBe(20)
})

test('the opposite corner or side stays where it is, at any angle', () => {
  fc.assert(
    fc.property(anyFrame, anyHandle, anyPoint, fc.boolean(), (before, handle, to, keepsAspect) => {
      const after = resizeFrame(before, handle, to, keepsAspect && handle.x !== 0 && handle.y !== 0)
      const opposite = { x: -handle.x, y: -handle.y }
      expect(pointOfFrame(after, opposite).x).toBeCloseTo(pointOfFrame(before, opposite).x, 6)
      expect(pointOfFrame(after, opposite).y).toBeCloseTo(pointOfFrame(before, opposite).y, 6)
      expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(LEAST_SIDE_MM - 1e-9)
      expect(after.angle).toBe(before.angle)
    }),
  )
})

test('a handle dragged to where it is changes nothing', () => {
  fc.assert(
    fc.property(anyFrame, anyHandle, (before, handle) => {
      const after = resizeFrame(before, handle, pointOfFrame(before, handle), handle.x !== 0 && handle.y !== 0)
      expect(after.x).toBeCloseTo(before.x, 6)
      expect(after.y).toBeCloseTo(before.y, 6)
      expect(after.width).toBeCloseTo(before.width, 6)
      expect(after.height).toBeCloseTo(before.height, 6)
    }),
  )
})

test('no frame becomes too small, and none is turned inside out', () => {
  expect(resizeFrame(frame, { x: 1, y: 1 }, { x: -500, y: -500 }, false)).toEqual({
    ...frame,
    width: LEAST_SIDE_MM,
    height: LEAST_SIDE_MM,
  })
  expect(resizeFrame(frame, { x: 1, y: 1 }, { x: -500, y: -500 }, true)).toEqual({
    ...frame,
    width: 2 * LEAST_SIDE_MM,
    height: LEAST_SIDE_MM,
  })
  expect(resizeFrame(frame, { x: 1, y: 0 }, { x: 90_000, y: 0 }, false).width).toBe(10_000)
})

test('a typed size keeps the centre', () => {
  expect(frameOfSize(frame, { x: 0, y: 0 }, 20, 40)).toEqual({ x: 20, y: 10, width: 20, height: 40, angle: 0 })
})
