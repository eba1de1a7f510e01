import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlacedShape } from './document'
import { frameCentre } from './frame'
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
import type { Patch } from './patch'
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
        const lines = shapesIn(alignItems(shapes, side)).map((item) => {
          const box = selectionBox([item])
          return box[axis] + share * (axis === 'x' ? box.width : box.height)
        })
        for (const line of lines) expect(line).toBeCloseTo(lines[0] ?? 0, 6)
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
