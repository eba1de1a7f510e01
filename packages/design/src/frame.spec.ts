import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Matrix } from './display-list'
import { applyMatrix, frameCentre, joinMatrices, scaleFrame, turnAbout } from './frame'

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
