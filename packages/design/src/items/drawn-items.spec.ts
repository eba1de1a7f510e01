import { describe, expect, test } from 'vitest'
import type { Primitive } from '../display-list'
import type { PlacedGraphic, PlacedPhoto, PlacedShape } from '../document'
import { pathCommands } from '../path'
import { surfaceGeometry } from '../surfaces'
import { printDefinition } from '../testing/definitions'
import { plainInk } from '../testing/texts'
import type { DrawingOf } from './graphic/drawing'
import { composeItem, scaleItem } from './item-types'
import { MASKS, type Mask } from './photo/photo-style'
import { SHAPES } from './shape/shape-data'

const frame = { x: 10, y: 20, width: 40, height: 30, angle: 0 }
const place = { kind: 'item', id: 'i', surface: 's', order: 'a0', frame } as const
const geometry = surfaceGeometry(printDefinition, ['size-10x15'], 'portrait')
const composed = (item: Parameters<typeof composeItem>[1], drawing: DrawingOf = plainInk.drawing) =>
  composeItem(geometry, item, { ...plainInk, drawing })

function pathsIn(primitive: Primitive): Extract<Primitive, { kind: 'path' }>[] {
  if (primitive.kind === 'group') return primitive.children.flatMap(pathsIn)
  return primitive.kind === 'path' ? [primitive] : []
}

const pointsIn = (path: string) => pathCommands(path).flatMap(({ points }) => points)

describe('a graphic', () => {
  const flag: DrawingOf = (id) =>
    id === 'banner'
      ? {
          width: 20,
          height: 10,
          colours: ['#112233', '#445566'],
          paths: [
            { path: 'M0 0L20 0L20 10L0 10Z', colour: 0 },
            { path: 'M0 5L20 5', colour: 1, line: 2 },
          ],
        }
      : null
  const graphic = (colours: PlacedGraphic['data']['colours']): PlacedGraphic => ({
    ...place,
    type: 'graphic',
    data: { drawing: 'banner', colours },
  })

  test('fills its frame with its own colours, as far as the shopper chose no others', () => {
    const group = composed(graphic(['#abcdef']), flag)
    expect(group).toMatchObject({ kind: 'group', transform: [2, 0, 0, 3, 10, 20] })
    expect(pathsIn(group)).toEqual([
      { kind: 'path', path: 'M0 0L20 0L20 10L0 10Z', fill: '#abcdef' },
      { kind: 'path', path: 'M0 5L20 5', stroke: { colour: '#445566', widthMm: 2, isRound: true } },
    ])
  })

  test('draws nothing while the drawings load', () => {
    expect(pathsIn(composed(graphic([]), () => null))).toEqual([])
  })
})

describe('a shape', () => {
  test.each(SHAPES)('%s lies in its frame with its line', (shape) => {
    const stroke = { colour: '#000000', widthMm: 4 } as const
    const item: PlacedShape = { ...place, type: 'shape', data: { shape, fill: '#ff0000', stroke, radiusMm: 3 } }
    const [path] = pathsIn(composed(item))
    for (const { x, y } of pointsIn(path?.path ?? '')) {
      const inset = shape === 'line' ? 0 : 2
      expect(x).toBeGreaterThanOrEqual(10 + inset - 1e-3)
      expect(x).toBeLessThanOrEqual(50 - inset + 1e-3)
      expect(y).toBeGreaterThanOrEqual(20 - 1e-3)
      expect(y).toBeLessThanOrEqual(50 + 1e-3)
    }
    expect(path?.stroke).toEqual(stroke)
    expect(path?.fill).toBe(shape === 'line' ? undefined : '#ff0000')
  })

  test('keeps its proportions when all of it is scaled', () => {
    const stroke = { colour: '#000000', widthMm: 4 } as const
    const item: PlacedShape = { ...place, type: 'shape', data: { shape: 'rect', stroke, radiusMm: 3 } }
    const scaled = scaleItem(item, { ...frame, width: 80, height: 60 }, 2)
    expect(scaled.data).toEqual({ shape: 'rect', stroke: { ...stroke, widthMm: 8 }, radiusMm: 6 })
  })
})

describe('a photo', () => {
  const photo = (data: Partial<PlacedPhoto['data']>): PlacedPhoto => ({
    ...place,
    type: 'photo',
    data: { photo: 'lake', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 }, ...data },
  })

  test.each<[string, Mask | undefined]>([['corner', undefined], ...MASKS.map((mask): [string, Mask] => [mask, mask])])(
    'is cut by its %s, and its border lies inside the edge',
    (_, mask) => {
      const border = { colour: '#ffffff', widthMm: 2 } as const
      const group = composed(photo({ ...(mask ? { mask } : { radiusMm: 5 }), border }))
      if (group.kind !== 'group') throw new Error('A photo is a group')
      expect(pointsIn(group.clip ?? '').length).toBeGreaterThan(4)
      expect(pathsIn(group)).toEqual([{ kind: 'path', path: group.clip, stroke: { colour: '#ffffff', widthMm: 4 } }])
    },
  )
})
