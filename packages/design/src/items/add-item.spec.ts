import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import type { DesignDocument, DesignSurface, PlacedGraphic } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, surfacesOf } from '../document/records'
import { printDefinition } from '../testing/definitions'
import { addItem } from './add-item'

const FACE = { width: 100, height: 150 }
const HEART: Pick<PlacedGraphic, 'type' | 'data'> = { type: 'graphic', data: { drawing: 'heart-line', colours: [] } }
const STAR = { type: 'shape', data: { shape: 'star', fill: '#102030' } } as const

const empty = newDocument(printDefinition, { sku: 's', tool: 't', options: ['size-10x15'] })
const surfaceIn = (design: DesignDocument): DesignSurface => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('No surface')
  return surface
}
const withHearts = (count: number) =>
  Array.from({ length: count }, (_, at) => `heart-${at}`).reduce(
    (design, id) => applyPatch(design, addItem(design, surfaceIn(design), FACE, { ...HEART, id }, 1)).document,
    empty,
  )
const framesIn = (design: DesignDocument) => itemsOn(design, surfaceIn(design)).map(({ frame }) => frame)

describe('a new graphic or shape', () => {
  test.each([
    ['square', 1, { x: 30, y: 55, width: 40, height: 40, angle: 0 }],
    ['wide', 2, { x: 30, y: 65, width: 40, height: 20, angle: 0 }],
    ['high', 0.5, { x: 40, y: 55, width: 20, height: 40, angle: 0 }],
  ])('that is %s stands in the middle, two fifths of the shorter side long', (_, aspect, frame) => {
    expect(addItem(empty, surfaceIn(empty), FACE, { ...STAR, id: 'star' }, aspect)).toEqual({
      put: [{ ...STAR, id: 'star', kind: 'item', surface: surfaceIn(empty).id, order: 'a0', frame }],
    })
  })

  test('does not hide the last one of its type, and the ninth stands where the first does', () => {
    const frames = framesIn(withHearts(9))
    expect(frames.slice(0, 3).map((frame) => [frame?.x, frame?.y])).toEqual([
      [30, 55],
      [34, 59],
      [38, 63],
    ])
    expect(frames[7]).toMatchObject({ x: 58, y: 83 })
    expect(frames[8]).toEqual(frames[0])
  })

  test('is above everything, in the middle where there is none of its type', () => {
    const hearts = withHearts(2)
    const design = applyPatch(hearts, addItem(hearts, surfaceIn(hearts), FACE, { ...STAR, id: 'star' }, 1)).document
    expect(itemsOn(design, surfaceIn(design)).map(({ id }) => id)).toEqual(['heart-0', 'heart-1', 'star'])
    expect(framesIn(design)[2]).toMatchObject({ x: 30, y: 55 })
  })
})
