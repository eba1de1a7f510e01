import { expect, test } from 'vitest'
import { printDefinition } from '../testing/definitions'
import { snapBox, snapLines } from './snap'
import { surfaceGeometry } from './surfaces'

/** 100 × 150 mm with a safe line at 5 mm. */
const print = surfaceGeometry(printDefinition, ['size-10x15'], 'portrait')
const box = (x: number, y: number) => ({ x, y, width: 20, height: 30 })
const snap = (x: number, y: number, others: Parameters<typeof snapLines>[1] = []) =>
  snapBox(box(x, y), snapLines(print, others), 2)

test('a box near the middle comes to the middle, and says so', () => {
  expect(snap(41, 59)).toEqual({
    by: { x: -1, y: 1 },
    lines: [
      { axis: 'x', at: 50, kind: 'centre' },
      { axis: 'y', at: 75, kind: 'centre' },
    ],
  })
})

test('a box comes to an edge, and to the safe line', () => {
  expect(snap(-1.5, 90)).toEqual({ by: { x: 1.5, y: 0 }, lines: [{ axis: 'x', at: 0, kind: 'edge' }] })
  expect(snap(76, 90)).toEqual({ by: { x: -1, y: 0 }, lines: [{ axis: 'x', at: 95, kind: 'safe' }] })
})

test('a box comes to the sides and the middle of another item', () => {
  expect(snap(21, 90, [{ x: 20, y: 10, width: 10, height: 10 }])).toEqual({
    by: { x: -1, y: 0 },
    lines: [
      { axis: 'x', at: 20, kind: 'item' },
      { axis: 'x', at: 30, kind: 'item' },
    ],
  })
})

test('the nearest line wins', () => {
  expect(snap(3.2, 90).by.x).toBeCloseTo(1.8, 9)
  expect(snap(0.5, 90).by.x).toBeCloseTo(-0.5, 9)
})

test('a box away from all lines stays', () => {
  expect(snap(10, 100)).toEqual({ by: { x: 0, y: 0 }, lines: [] })
})
