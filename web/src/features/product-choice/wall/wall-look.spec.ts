import type { ProductDefinition } from '@kea/design/definition'
import type { Product } from '@kea/shared/page/product'
import { describe, expect, it } from 'vitest'
import { extentOf, lookOf } from './wall-look'

const productOf = (sku: string, ...titles: string[]): Product => ({
  sku,
  name: 'A print',
  description: '',
  tool: 'uploadchoice',
  definition: '',
  inStock: true,
  options: titles.map((title) => ({
    uid: `option ${title}`,
    title: 'Option',
    required: true,
    choices: [{ uid: title, title, addCents: 0 }],
  })),
  prices: [],
  pictures: [],
  specifications: '',
  readyWithin: null,
  rating: { average: 0, count: 0 },
})

const definition: ProductDefinition = {
  version: 1,
  shape: 'sheet',
  surface: { id: 'front', label: 'Print' },
  sizes: [{ optionUid: '40 × 60 cm', widthMm: 400, heightMm: 600 }],
  canRotate: true,
  bleedMm: 3,
  depths: [],
  edges: [],
  resolution: { goodPpi: 180, leastPpi: 100 },
}
const canvas: ProductDefinition = {
  ...definition,
  shape: 'canvas',
  depths: [
    { optionUid: '19 mm', depthMm: 19 },
    { optionUid: '38 mm', depthMm: 38 },
  ],
}
const size = { widthMm: 400, heightMm: 600 }

describe('the look of a product on a wall', () => {
  it('a canvas is as deep as its chosen frame', () => {
    expect(lookOf(productOf('canvas-print', '38 mm'), canvas, ['38 mm'])).toMatchObject({ noun: 'canvas', offMm: 38 })
    expect(lookOf(productOf('canvas-print', '19 mm'), canvas, [])).toMatchObject({ kind: 'canvas', offMm: 19 })
  })

  it('a frame is 20 mm wide, and its mat 50 mm', () => {
    const chosen = ['Black', 'White mat, 50 mm']
    const look = lookOf(productOf('framed-photo-print', ...chosen), definition, chosen)
    expect(look).toMatchObject({ noun: 'framed print', frame: 'black', frameMm: 20, rimMm: 50 })
    expect(extentOf(size, look)).toEqual({ widthMm: 540, heightMm: 740 })
  })

  it('the panels of a split canvas hang with gaps', () => {
    const title = '3 panels of 40 × 60 cm'
    const look = lookOf(productOf('split-canvas', title), canvas, [title])
    expect(look.panels).toBe(3)
    expect(extentOf({ widthMm: 1200, heightMm: 600 }, look)).toEqual({ widthMm: 1260, heightMm: 600 })
  })

  it('a white border is inside the size', () => {
    const wide = 'White, 3 cm on all sides'
    const look = lookOf(productOf('photo-enlargement', wide), definition, [wide])
    expect(look).toMatchObject({ noun: 'print', borderMm: 30 })
    expect(extentOf(size, look)).toEqual(size)
    expect(lookOf(productOf('photo-poster', 'White, 10 mm'), definition, ['White, 10 mm']).borderMm).toBe(10)
  })
})
