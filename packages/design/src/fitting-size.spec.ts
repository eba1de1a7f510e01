import { describe, expect, it } from 'vitest'
import type { ProductDefinition } from './definition'
import { fittingSize } from './fitting-size'
import { canvasDefinition, mugDefinition, printDefinition, withSizes } from './testing/definitions'

const fit = (definition: ProductDefinition, width: number, height: number, options: string[] = []) =>
  fittingSize(definition, options, { width, height })

describe('the size a photo begins with', () => {
  it.each([
    ['a square', 3000, 3000, 'size-20x20'],
    ['3:4 upright', 3024, 4032, 'size-30x40'],
    ['4:3 lying', 4032, 3024, 'size-30x40'],
    ['3:2 with pixels for every size, which gets the nearest to a familiar width', 9000, 6000, 'size-60x90'],
    ['3:2 with pixels for none, which gets the smallest of its shape', 900, 600, 'size-60x90'],
  ])('on canvas: %s', (_, width, height, size) => {
    expect(fit(canvasDefinition, width, height)).toBe(size)
  })

  it('leaves out sizes that the photo is too small for', () => {
    const squares = withSizes(
      canvasDefinition,
      [200, 400, 600].map((side) => [`square-${side}`, side, side]),
    )
    expect(fit(squares, 4000, 4000)).toBe('square-600')
    expect(fit(squares, 2000, 2000)).toBe('square-400')
    expect(fit(squares, 300, 300)).toBe('square-200')
  })

  it('is the smallest where the photo is too small for all, in whatever order they are listed', () => {
    const squares = withSizes(
      canvasDefinition,
      [600, 200, 400].map((side) => [`square-${side}`, side, side]),
    )
    expect(fit(squares, 300, 300)).toBe('square-200')
    // Both have the shape of the photo, one of them nearly. The smaller one has the larger ratio of its sides.
    const strips = withSizes(canvasDefinition, [
      ['large', 1020, 1000],
      ['small', 300, 300],
    ])
    expect(fit(strips, 100, 100)).toBe('small')
  })

  it('of a wall is the one nearest to 60 cm on its longer side, from below and from above', () => {
    const sizes = (...sides: [number, number][]) =>
      withSizes(
        canvasDefinition,
        sides.map(([width, height]) => [`${width}x${height}`, width, height]),
      )
    expect(fit(sizes([200, 300], [600, 900], [400, 600]), 9000, 6000)).toBe('400x600')
    expect(fit(sizes([200, 300], [400, 560], [1000, 1500]), 8400, 6000)).toBe('400x560')
  })

  it('counts the pixels that a deep frame takes', () => {
    const squares = withSizes(
      canvasDefinition,
      [300, 600].map((side) => [`square-${side}`, side, side]),
    )
    expect(fit(squares, 2600, 2600, ['square-300', 'depth-19', 'edge-wrap'])).toBe('square-600')
    expect(fit(squares, 2600, 2600, ['square-300', 'depth-38', 'edge-wrap'])).toBe('square-300')
  })

  it('of a product with small sizes only is the first of the photo’s shape', () => {
    expect(fit(printDefinition, 6000, 4000)).toBe('size-10x15')
  })

  it('of a mug stays as it is', () => {
    const mugs = withSizes(mugDefinition, [
      ['size-330', 200, 85],
      ['size-440', 210, 105],
    ])
    expect(fit(mugs, 2000, 1000, ['size-330'])).toBe('size-330')
  })
})
