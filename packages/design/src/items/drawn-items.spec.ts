import { describe, expect, test } from 'vitest'
import type { PlacedGraphic, PlacedPhoto, PlacedShape } from '../document/document'
import type { Primitive } from '../geometry/display-list'
import { pathCommands } from '../geometry/path'
import { surfaceGeometry } from '../geometry/surfaces'
import { printDefinition } from '../testing/definitions'
import { plainDrawings } from '../testing/texts'
import type { DrawingOf } from './graphic/drawing'
import { composeItem, reframeItem, resizeItem, scaleItem } from './item-types'
import { MASKS, type Mask } from './photo/photo-style'
import { SHAPES } from './shape/shape-data'

const frame = { x: 10, y: 20, width: 40, height: 30, angle: 0 }
const place = { kind: 'item', id: 'i', surface: 's', order: 'a0', frame } as const
const geometry = surfaceGeometry(printDefinition, ['size-10x15'], 'portrait')
const composed = (item: Parameters<typeof composeItem>[1], drawing: DrawingOf = plainDrawings.drawing) =>
  composeItem(geometry, item, { ...plainDrawings, drawing }, { records: {} })

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

  test.each([
    ['rect', {}, 'M10 20L50 20L50 50L10 50Z'],
    ['rect', { stroke: { colour: '#000000', widthMm: 4 } }, 'M12 22L48 22L48 48L12 48Z'],
    // A line that is wider than the shape leaves a tenth of a millimetre of it.
    ['rect', { stroke: { colour: '#000000', widthMm: 90 } }, 'M24.95 34.95L35.05 34.95L35.05 35.05L24.95 35.05Z'],
    ['triangle', {}, 'M30 20L50 50L10 50Z'],
    ['line', { stroke: { colour: '#000000', widthMm: 4 } }, 'M10 35L50 35'],
  ] as const)('%s with %j is drawn exactly there', (shape, changes, path) => {
    const group = composed({ ...place, type: 'shape', data: { shape, ...changes } })
    expect(group).toEqual({ kind: 'group', children: [{ kind: 'path', path, ...changes }] })
  })

  test('is stretched by a drag of its corner, and takes any frame', () => {
    const item: PlacedShape = { ...place, type: 'shape', data: { shape: 'star', fill: '#ff0000' } }
    const world = { design: { records: {} }, shape: plainDrawings.shape }
    expect(resizeItem(item, { x: 1, y: 1 }, { x: 110, y: 60 }, world)).toEqual({
      ...item,
      frame: { x: 10, y: 20, width: 100, height: 40, angle: 0 },
    })
    const other = { x: 1, y: 2, width: 3, height: 4, angle: 5 }
    expect(reframeItem(item, other, world)).toEqual({ ...item, frame: other })
  })

  test('that is turned is turned about its middle', () => {
    const item: PlacedShape = { ...place, frame: { ...frame, angle: 90 }, type: 'shape', data: { shape: 'rect' } }
    const group = composed(item)
    // A quarter about (30, 35).
    expect(group.kind === 'group' && group.transform).toEqual(
      [0, 1, -1, 0, 65, 5].map((value) => expect.closeTo(value, 9)),
    )
  })

  test('without a line or round corners gets none when it is scaled', () => {
    const item: PlacedShape = { ...place, type: 'shape', data: { shape: 'rect', fill: '#ff0000' } }
    expect(scaleItem(item, { ...frame, width: 80 }, 2)).toStrictEqual({ ...item, frame: { ...frame, width: 80 } })
  })

  test('keeps its proportions when all of it is scaled', () => {
    const stroke = { colour: '#000000', widthMm: 4 } as const
    const item: PlacedShape = { ...place, type: 'shape', data: { shape: 'rect', stroke, radiusMm: 3 } }
    const scaled = scaleItem(item, { ...frame, width: 80, height: 60 }, 2)
    expect(scaled.data).toEqual({ shape: 'rect', stroke: { ...stroke, widthMm: 8 }, radiusMm: 6 })
  })
})

test('a turned graphic is turned about the middle of its frame', () => {
  const square: DrawingOf = () => ({ width: 10, height: 10, colours: [], paths: [{ path: 'M0 0L1 1Z', colour: 3 }] })
  const turned = { ...frame, angle: 180 }
  const group = composed({ ...place, frame: turned, type: 'graphic', data: { drawing: 'banner', colours: [] } }, square)
  expect(group).toMatchObject({ transform: [-4, 0, 0, -3, 50, 50].map((value) => expect.closeTo(value, 9)) })
  // A colour that neither the shopper nor the drawing has is black.
  expect(pathsIn(group)).toEqual([{ kind: 'path', path: 'M0 0L1 1Z', fill: '#000000' }])
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

  test('has the corners of a rectangle without a mask, and no line without a border', () => {
    const group = composed(photo({}))
    expect(group).toMatchObject({ kind: 'group', clip: 'M10 20L50 20L50 50L10 50Z' })
    expect(group.kind === 'group' && group.children).toHaveLength(1)
    expect('transform' in group).toBe(false)
  })

  test.each([
    [0, [40, 0, 0, 30, 10, 20]],
    [1, [0, 30, -40, 0, 50, 20]],
    [2, [-40, 0, 0, -30, 50, 50]],
    [3, [0, -30, 40, 0, 10, 50]],
  ] as const)('turned by %i quarters fills its frame', (turns, transform) => {
    const group = composed(photo({ turns }))
    expect(group.kind === 'group' && group.children[0]).toEqual({
      kind: 'image',
      photo: 'lake',
      transform,
      derived: null,
    })
  })

  test('in a turned frame is turned about its middle, with its crop in the frame', () => {
    const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
    const group = composed({ ...photo({ crop }), frame: { ...frame, angle: 90 } })
    expect(group).toMatchObject({ transform: [0, 1, -1, 0, 65, 5].map((value) => expect.closeTo(value, 9)) })
    expect(group.kind === 'group' && group.children[0]).toMatchObject({ transform: [80, 0, 0, 120, -10, -40] })
  })

  test('has round corners and a border of the same proportions when all of it is scaled', () => {
    const border = { colour: '#ffffff', widthMm: 2 } as const
    const wide = { ...frame, width: 80 }
    expect(scaleItem(photo({ radiusMm: 5, border }), wide, 3)).toStrictEqual({
      ...photo({ radiusMm: 15, border: { colour: '#ffffff', widthMm: 6 } }),
      frame: wide,
    })
    expect(scaleItem(photo({}), wide, 3)).toStrictEqual({ ...photo({}), frame: wide })
  })
})
