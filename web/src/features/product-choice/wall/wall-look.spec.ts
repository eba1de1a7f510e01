import type { ProductDefinition } from '@kea/design/product/definition'
import { canvasDefinition, printDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { extentOf, lookOf } from './wall-look'

const framed: ProductDefinition = {
  ...printDefinition,
  look: {
    noun: 'framed print',
    kind: 'frame',
    offMm: 30,
    frame: 'oak',
    frameMm: 20,
    rimMm: 0,
    sample: '/pictures/lake.webp',
  },
  effects: [
    { option: 'black', look: { frame: 'black' } },
    { option: 'mat', look: { rimMm: 50 } },
    { option: 'border', part: { '*': { borderMm: 30 } } },
    { option: 'panels', part: { '*': { pieces: { columns: 3, rows: 1, gapMm: 30 } } } },
  ],
}
const size = { widthMm: 400, heightMm: 600 }

describe('the look of a product on a wall', () => {
  it('a canvas is as deep as its chosen frame', () => {
    expect(lookOf(canvasDefinition, ['depth-38'])).toMatchObject({ noun: 'canvas', offMm: 38 })
    expect(lookOf(canvasDefinition, [])).toMatchObject({ kind: 'canvas', offMm: 19, panels: 1 })
  })

  it('a frame is 20 mm wide, and its mat 50 mm', () => {
    const look = lookOf(framed, ['black', 'mat'])
    expect(look).toMatchObject({ noun: 'framed print', frame: 'black', frameMm: 20, rimMm: 50 })
    expect(extentOf(size, look)).toEqual({ widthMm: 540, heightMm: 740 })
  })

  it('the panels of a split canvas hang with gaps inside the size', () => {
    expect(lookOf(framed, ['panels'])).toMatchObject({ panels: 3, gapMm: 30 })
    expect(lookOf(framed, [])).toMatchObject({ panels: 1, gapMm: 0 })
  })

  it('a white border is inside the size', () => {
    const look = lookOf({ ...framed, look: printDefinition.look }, ['border'])
    expect(look).toMatchObject({ noun: 'print', borderMm: 30 })
    expect(extentOf(size, look)).toEqual(size)
  })
})
