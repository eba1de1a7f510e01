import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFrame, anyPoint } from '../testing/frames'
import type { Matrix } from './display-list'
import {
  applyMatrix,
  boxAroundFrames,
  frameCentre,
  frameCorners,
  joinMatrices,
  moveFrame,
  pointInFrame,
  pointOfFrame,
  scaleFrame,
  turnAbout,
} from './frame'

const number = fc.double({ min: -100, max: 100, noNaN: true })
const point = fc.record({ x: number, y: number })
const matrix = fc.tuple(number, number, number, number, number, number) as fc.Arbitrary<Matrix>

const expectNear = (found: { x: number; y: number }, wanted: { x: number; y: number }) => {
  expect(found.x).toBeCloseTo(wanted.x, 6)
  expect(found.y).toBeCloseTo(wanted.y, 6)
}

test('a quarter turn is clockwise and keeps its centre', () => {
  const turn = turnAbout({ x: 10, y: 20 }, 90)
  expectNear(applyMatrix(turn, { x: 10, y: 20 }), { x: 10, y: 20 })
  expectNear(applyMatrix(turn, { x: 13, y: 20 }), { x: 10, y: 23 })
  expectNear(applyMatrix(turn, { x: 10, y: 25 }), { x: 5, y: 20 })
})

test('a joined matrix applies the inner one first', () => {
  fc.assert(
    fc.property(matrix, matrix, point, (outer, inner, at) => {
      expectNear(applyMatrix(joinMatrices(outer, inner), at), applyMatrix(outer, applyMatrix(inner, at)))
    }),
  )
})

test('a free item keeps its place on another face and scales with the shorter side', () => {
  const frame = { x: 30, y: 50, width: 40, height: 20, angle: 12 }
  const scaled = scaleFrame(frame, { width: 100, height: 200 }, { width: 400, height: 200 })
  expect(scaled).toEqual({ x: 160, y: 40, width: 80, height: 40, angle: 12 })
  expect(frameCentre(scaled)).toEqual({ x: 200, y: 60 })
})

test('the corners of a turned frame', () => {
  const corners = frameCorners({ x: 0, y: 0, width: 20, height: 10, angle: 90 })
  const wanted = [
    [15, -5],
    [15, 15],
    [5, 15],
    [5, -5],
  ]
  corners.forEach((corner, at) => {
    expectNear(corner, { x: wanted[at]?.[0] ?? 0, y: wanted[at]?.[1] ?? 0 })
  })
})

test('a move and its way back change nothing', () => {
  fc.assert(
    fc.property(anyFrame, point, (frame, by) => {
      const back = moveFrame(moveFrame(frame, by), { x: -by.x, y: -by.y })
      expectNear(back, frame)
      expect({ ...back, x: frame.x, y: frame.y }).toEqual(frame)
    }),
  )
})

test('a point of a frame and a point in it are each other’s inverse', () => {
  fc.assert(
    fc.property(anyFrame, anyPoint, (frame, at) => {
      const { x, y } = pointInFrame(frame, at)
      expectNear(pointOfFrame(frame, { x: 2 * x - 1, y: 2 * y - 1 }), at)
    }),
  )
})

test('the box around frames has all their corners', () => {
  const box = boxAroundFrames([
    { x: 0, y: 0, width: 20, height: 10, angle: 90 },
    { x: 40, y: 0, width: 5, height: 5, angle: 0 },
  ])
  expectNear(box, { x: 5, y: -5 })
  expectNear({ x: box.width, y: box.height }, { x: 40, y: 20 })
})
