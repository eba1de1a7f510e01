import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DesignItem, Frame } from '../document/document'
import { pointInFrame } from '../geometry/frame'
import { surfaceGeometry } from '../geometry/surfaces'
import { printDefinition } from '../testing/definitions'
import { anyFrame, anyPoint } from '../testing/frames'
import { textOf } from '../testing/texts'
import { distanceToFrame, itemAt } from './hit-test'

const print = surfaceGeometry(printDefinition, ['size-10x15'], 'portrait')
const text = (id: string, frame: Frame): DesignItem => ({
  kind: 'item',
  id,
  surface: 'surface:front',
  order: 'a1',
  frame,
  type: 'text',
  data: textOf('Kia ora'),
})
const whole: DesignItem = {
  kind: 'item',
  id: 'photo',
  surface: 'surface:front',
  order: 'a0',
  type: 'photo',
  data: { photo: 'photo', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
}
const small = text('small', { x: 40, y: 40, width: 10, height: 10, angle: 0 })

test('the distance from a frame', () => {
  const frame = { x: 0, y: 0, width: 20, height: 10, angle: 90 }
  expect(distanceToFrame(frame, { x: 10, y: 14 })).toBe(0)
  expect(distanceToFrame(frame, { x: 18, y: 5 })).toBeCloseTo(3, 9)
  expect(distanceToFrame(frame, { x: 18, y: 19 })).toBeCloseTo(5, 9)
})

test('an item is in front of the photo that fills the surface, also when it is only near the point', () => {
  expect(itemAt(print, [whole, small], { x: 45, y: 45 }, 2)?.id).toBe('small')
  expect(itemAt(print, [whole, small], { x: 51.5, y: 45 }, 2)?.id).toBe('small')
  expect(itemAt(print, [whole, small], { x: 53, y: 45 }, 2)?.id).toBe('photo')
})

test('nothing is where nothing is', () => {
  expect(itemAt(print, [small], { x: 90, y: 90 }, 2)).toBeNull()
  expect(itemAt(print, [whole], { x: 300, y: 45 }, 2)).toBeNull()
})

test('an item under the point goes before a higher one that is only near it', () => {
  const beside = text('beside', { x: 51, y: 40, width: 10, height: 10, angle: 0 })
  expect(itemAt(print, [small, beside], { x: 49.5, y: 45 }, 2)?.id).toBe('small')
})

test('the topmost of the items under a point is found', () => {
  fc.assert(
    fc.property(fc.array(anyFrame, { minLength: 1, maxLength: 8 }), anyPoint, (frames, at) => {
      const items = frames.map((frame, index) => text(String(index), frame))
      const inside = (frame: Frame) => {
        const { x, y } = pointInFrame(frame, at)
        return Math.min(x, y, 1 - x, 1 - y)
      }
      // Rounding decides at an edge.
      fc.pre(frames.every((frame) => Math.abs(inside(frame)) > 1e-6))
      const wanted = frames.findLastIndex((frame) => inside(frame) > 0)
      expect(itemAt(print, items, at, 0)?.id ?? '-1').toBe(String(wanted))
    }),
  )
})
