import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlacedShape } from '../document/document'
import type { Patch } from '../document/patch'
import { frameCentre } from '../geometry/frame'
import {
  alignItems,
  distributeItems,
  groupItems,
  resizeItems,
  rotateItems,
  type Side,
  selectionBox,
  ungroupItems,
  withGroups,
} from './group-edits'
import { regrouped } from './regroup'

const shape = (id: string, x: number, y: number, width = 20, height = 10, angle = 0): PlacedShape => ({
  kind: 'item',
  id,
  surface: 's',
  order: 'a0',
  frame: { x, y, width, height, angle },
  type: 'shape',
  data: { shape: 'rect', stroke: { colour: '#000000', widthMm: 2 } },
})

const shapesIn = ({ put = [] }: Patch): PlacedShape[] =>
  put.flatMap((record) => (record.kind === 'item' && record.type === 'shape' ? [record] : []))

const mm = fc.double({ min: 1, max: 300, noNaN: true })
const someShapes = fc
  .array(fc.tuple(mm, mm, mm, mm, fc.integer({ min: -180, max: 180 })), { minLength: 2, maxLength: 6 })
  .map((all) => all.map(([x, y, w, h, angle], at) => shape(`i${at}`, x, y, w + 5, h + 5, angle)))

describe('a group', () => {
  const items = [shape('a', 0, 0), shape('b', 50, 20), shape('c', 90, 70)]

  test('is selected as a whole, and alone after it was taken apart', () => {
    const grouped = shapesIn(groupItems(items.slice(0, 2), 'g'))
    const all = [...grouped, ...items.slice(2)]
    expect(withGroups(all, ['b']).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(withGroups(all, ['c']).map(({ id }) => id)).toEqual(['c'])
    expect(shapesIn(ungroupItems(grouped))).toEqual(items.slice(0, 2))
  })

  test('is another group in its copy', () => {
    const copies = regrouped([
      { ...shape('x', 0, 0), group: 'g' },
      { ...shape('y', 0, 0), group: 'g' },
      shape('z', 0, 0),
    ])
    expect(copies.map(({ group }) => group)).toEqual(['group:x', 'group:x', undefined])
  })

  test('keeps its proportions by a corner, and the opposite corner stays', () => {
    const box = selectionBox(items)
    const scaled = shapesIn(resizeItems(items, { x: 1, y: 1 }, { x: box.x + box.width * 2, y: box.y + box.height * 2 }))
    const after = selectionBox(scaled)
    expect([after.x, after.y]).toEqual([box.x, box.y])
    expect(after.width).toBeCloseTo(2 * box.width, 6)
    expect(scaled.map(({ data }) => data.stroke?.widthMm)).toEqual([4, 4, 4])
    const small = shapesIn(resizeItems(items, { x: -1, y: -1 }, { x: 1000, y: 1000 }))
    expect(Math.min(...small.map(({ frame }) => frame.height))).toBeCloseTo(3, 6)
  })

  test.each([
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const)('grows from the corner opposite to %i, %i: each item as much, and as far from it', (x, y) => {
    fc.assert(
      fc.property(someShapes, fc.double({ min: 1, max: 4, noNaN: true }), (shapes, factor) => {
        const box = selectionBox(shapes)
        const corner = (toX: number, toY: number) => ({
          x: toX > 0 ? box.x + box.width : box.x,
          y: toY > 0 ? box.y + box.height : box.y,
        })
        const fixed = corner(-x, -y)
        const far = (at: { x: number; y: number }) => ({
          x: fixed.x + (at.x - fixed.x) * factor,
          y: fixed.y + (at.y - fixed.y) * factor,
        })
        const scaled = shapesIn(resizeItems(shapes, { x, y }, far(corner(x, y))))
        expect(scaled).toHaveLength(shapes.length)
        for (const [index, { frame }] of shapes.entries()) {
          const after = scaled[index]?.frame ?? frame
          const centre = far(frameCentre(frame))
          expect(frameCentre(after).x).toBeCloseTo(centre.x, 6)
          expect(frameCentre(after).y).toBeCloseTo(centre.y, 6)
          expect(after.width).toBeCloseTo(frame.width * factor, 6)
          expect(after.height).toBeCloseTo(frame.height * factor, 6)
          expect(after.angle).toBe(frame.angle)
        }
      }),
    )
  })

  test('gets no smaller than its smallest item may be', () => {
    const uneven = [shape('large', 0, 0, 80, 60), shape('small', 100, 10, 12, 6)]
    const { x, y } = selectionBox(uneven)
    const least = shapesIn(resizeItems(uneven, { x: 1, y: 1 }, { x, y }))
    expect(least.map(({ frame }) => [frame.width, frame.height])).toEqual([
      [40, 30],
      [6, 3],
    ])
  })

  test('turned by a quarter, each item has the quarter more', () => {
    const tilted = [shape('a', 0, 0, 20, 10, 30), shape('b', 50, 20, 20, 10, -60)]
    const centre = frameCentre(selectionBox(tilted))
    const [from, to] = [
      { x: centre.x + 50, y: centre.y },
      { x: centre.x, y: centre.y + 50 },
    ]
    const turned = shapesIn(rotateItems(tilted, from, to, false))
    expect(turned.map(({ id, frame }) => [id, Math.round(frame.angle)])).toEqual([
      ['a', 120],
      ['b', 30],
    ])
  })

  test('turns about its middle, and back again it is as it was', () => {
    fc.assert(
      fc.property(someShapes, fc.integer({ min: -170, max: 170 }), (shapes, degrees) => {
        const box = selectionBox(shapes)
        const centre = frameCentre(box)
        const angle = (degrees * Math.PI) / 180
        const from = { x: centre.x + 100, y: centre.y }
        const to = { x: centre.x + 100 * Math.cos(angle), y: centre.y + 100 * Math.sin(angle) }
        const turned = shapesIn(rotateItems(shapes, from, to, false))
        for (const [at, item] of turned.entries()) {
          const before = frameCentre(shapes[at]?.frame ?? item.frame)
          const after = frameCentre(item.frame)
          expect(Math.hypot(after.x - centre.x, after.y - centre.y)).toBeCloseTo(
            Math.hypot(before.x - centre.x, before.y - centre.y),
            6,
          )
        }
      }),
    )
  })
})

describe('items in a row', () => {
  test.each<[Side, 'x' | 'y', 0 | 0.5 | 1]>([
    ['left', 'x', 0],
    ['centre', 'x', 0.5],
    ['right', 'x', 1],
    ['top', 'y', 0],
    ['middle', 'y', 0.5],
    ['bottom', 'y', 1],
  ])('are aligned at their %s', (side, axis, share) => {
    fc.assert(
      fc.property(someShapes, (shapes) => {
        const lineOf = (items: PlacedShape[]) => {
          const box = selectionBox(items)
          return box[axis] + share * (axis === 'x' ? box.width : box.height)
        }
        const aligned = shapesIn(alignItems(shapes, side))
        expect(aligned.map(({ id }) => id)).toEqual(shapes.map(({ id }) => id))
        for (const item of aligned) expect(lineOf([item])).toBeCloseTo(lineOf(shapes), 6)
      }),
    )
  })

  test.each(['x', 'y'] as const)('have even spaces along %s in the order of their middles', (axis) => {
    const span = (item: PlacedShape) => {
      const box = selectionBox([item])
      const length = axis === 'x' ? box.width : box.height
      return { start: box[axis], end: box[axis] + length, middle: box[axis] + length / 2 }
    }
    fc.assert(
      fc.property(someShapes, (shapes) => {
        fc.pre(shapes.length > 2)
        const order = shapes.toSorted((a, b) => span(a).middle - span(b).middle).map(({ id }) => id)
        const spread = shapesIn(distributeItems(shapes, axis))
        const spans = order.map((id) => span(spread.find((item) => item.id === id) ?? shape('gone', 0, 0)))
        const gaps = spans.slice(1).map(({ start }, at) => start - (spans[at]?.end ?? 0))
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6)
        for (const id of [order[0], order.at(-1)]) {
          const [before, after] = [shapes, spread].map((items) => items.find((item) => item.id === id))
          expect(before && after && span(after).start - span(before).start).toBeCloseTo(0, 6)
        }
      }),
    )
  })

  test('have even spaces, and the outer two stay', () => {
    const row = [shape('a', 0, 0), shape('c', 100, 5), shape('b', 25, 9)]
    expect(shapesIn(distributeItems(row, 'x')).map(({ id, frame }) => [id, frame.x])).toEqual([
      ['a', 0],
      ['b', 50],
      ['c', 100],
    ])
    expect(distributeItems(row.slice(0, 2), 'x')).toEqual({})
  })
})
