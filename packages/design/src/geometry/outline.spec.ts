import { expect, test } from 'vitest'
import type { ProductPart } from '../product/definition'
import { canvasDefinition } from '../testing/definitions'
import { growBox, holePaths, isPlain, outlinePath } from './outline'
import { pathCommands } from './path'

const [canvas] = canvasDefinition.parts
const part = (changes: Partial<ProductPart>): ProductPart => {
  if (!canvas) throw new Error('The definition has no part')
  return { ...canvas, size: { widthMm: 60, heightMm: 40 }, ...changes }
}
const arrow: ProductPart['outline'] = { kind: 'path', d: 'M0 0L30 10L0 20Z', viewBox: { width: 30, height: 20 } }
const face = { width: 60, height: 40 }

test('the outline of a rectangle is the face, with its radius', () => {
  expect(outlinePath(part({}), face)).toBe('M0 0L60 0L60 40L0 40Z')
  const rounded = outlinePath(part({ outline: { kind: 'rect', radiusMm: 5 } }), face)
  expect(pathCommands(rounded)[0]?.points).toEqual([{ x: 5, y: 0 }])
})

test('an ellipse fills the face', () => {
  const [start, right] = pathCommands(outlinePath(part({ outline: { kind: 'ellipse' } }), face))
  expect([start?.points[0], right?.points.at(-1)]).toEqual([
    { x: 30, y: 0 },
    { x: 60, y: 20 },
  ])
})

test('a path is scaled from its view box, and turned clockwise with its face', () => {
  expect(outlinePath(part({ outline: arrow }), face)).toBe('M0 0L60 20L0 40Z')
  expect(outlinePath(part({ outline: arrow }), { width: 40, height: 60 })).toBe('M40 0L20 60L0 0Z')
})

test('a square keeps the way of its path', () => {
  const square = part({ outline: arrow, size: { widthMm: 40, heightMm: 40 } })
  expect(outlinePath(square, { width: 40, height: 40 })).toBe('M0 0L40 20L0 40Z')
})

test('round holes are circles around their centres', () => {
  const [hole] = holePaths(part({ holes: [{ x: 0.5, y: 0.25, widthMm: 6, heightMm: 6, radiusMm: 3 }] }), face)
  expect(pathCommands(hole ?? '').map(({ points }) => points.at(-1))).toEqual([
    { x: 30, y: 7 },
    { x: 33, y: 10 },
    { x: 30, y: 13 },
    { x: 27, y: 10 },
    { x: 30, y: 7 },
    undefined,
  ])
})

test('a slot has round ends', () => {
  const [slot] = holePaths(part({ holes: [{ x: 0.5, y: 0.5, widthMm: 4, heightMm: 16, radiusMm: 2 }] }), face)
  expect(pathCommands(slot ?? '')[0]?.points).toEqual([{ x: 30, y: 12 }])
  expect(pathCommands(slot ?? '')[3]?.points).toEqual([{ x: 32, y: 26 }])
})

test('only a rectangle with sharp corners and without holes is cut straight', () => {
  expect(isPlain(part({}))).toBe(true)
  expect(isPlain(part({ outline: { kind: 'ellipse' } }))).toBe(false)
  expect(isPlain(part({ outline: { kind: 'rect', radiusMm: 1 } }))).toBe(false)
  expect(isPlain(part({ holes: [{ x: 0.5, y: 0.5, widthMm: 3, heightMm: 3, radiusMm: 1.5 }] }))).toBe(false)
})

test('a box grows on every side', () => {
  expect(growBox({ x: 1, y: 2, width: 3, height: 4 }, 5)).toEqual({ x: -4, y: -3, width: 13, height: 14 })
})
