import { expect, test } from 'vitest'
import type { Frame } from '../document/document'
import { printDefinition } from '../testing/definitions'
import type { Point } from './crop'
import { type Handle, resizeFrame } from './resize-frame'
import { type SnapLine, snapLines } from './snap'
import { snapResize } from './snap-resize'
import { surfaceGeometry } from './surfaces'

/** 100 × 150 mm with a safe line at 5 mm. */
const lines = snapLines(surfaceGeometry(printDefinition, ['size-10x15'], 'portrait'), [])
const frame = { x: 20, y: 20, width: 40, height: 20, angle: 0 }
const CORNER = { x: 1, y: 1 } as const

function snapped(to: Point, handle: Handle, keepsAspect: boolean, start: Frame = frame, all: SnapLine[] = lines) {
  const frameAt = (point: Point) => resizeFrame(start, handle, point, keepsAspect)
  const result = snapResize(handle, to, frameAt, all, 2)
  return { frame: frameAt(result.to), lines: result.lines.map(({ axis, at }) => `${axis} ${at}`) }
}

test('a free corner comes to a line of each direction', () => {
  expect(snapped({ x: 94, y: 76 }, CORNER, false)).toEqual({
    frame: { ...frame, width: expect.closeTo(75, 9), height: expect.closeTo(55, 9) },
    lines: ['y 75', 'x 95'],
  })
})

test('a side comes to a line of its direction only', () => {
  expect(snapped({ x: 51, y: 75 }, { x: 1, y: 0 }, false)).toEqual({ frame: { ...frame, width: 30 }, lines: ['x 50'] })
  expect(snapped({ x: 4, y: 20 }, { x: -1, y: 0 }, false).frame).toMatchObject({ x: 5, width: 55 })
})

test('a corner with fixed proportions comes to the nearer line, and keeps them', () => {
  const wide = snapped({ x: 94, y: 57 }, CORNER, true)
  expect(wide.lines).toEqual(['x 95'])
  expect(wide.frame.width).toBeCloseTo(75, 9)
  expect(wide.frame.height).toBeCloseTo(37.5, 9)
})

test('no line is near, or the frame is turned: the handle stays under the finger', () => {
  expect(snapped({ x: 80, y: 40 }, CORNER, false).lines).toEqual([])
  expect(snapped({ x: 80, y: 40 }, CORNER, false).frame).toMatchObject({ width: 60, height: 20 })
  expect(snapped({ x: 94, y: 76 }, CORNER, false, { ...frame, angle: 10 }).lines).toEqual([])
})

test('a frame that cannot be smaller does not claim a line', () => {
  const all: SnapLine[] = [{ axis: 'x', at: 21, kind: 'item' }]
  const result = snapped({ x: 21.5, y: 40 }, CORNER, false, frame, all)
  expect(result.lines).toEqual([])
  expect(result.frame.width).toBe(3)
})
