import { describe, expect, it } from 'vitest'
import type { ProductDefinition } from '../product/definition'
import { canvasDefinition, mugDefinition, printDefinition, withSizes } from '../testing/definitions'
import { offeredSizes } from './offered-sizes'

const offers = (definition: ProductDefinition, width: number, height: number, options: string[]) =>
  offeredSizes(definition, options, { width, height })

/** Posters of 2:3 and squares, at 100 pixels per inch. */
const posters = withSizes({ ...printDefinition, resolution: { goodPpi: 100, leastPpi: 60 } }, [
  ['square-20', 200, 200],
  ['square-50', 500, 500],
  ['20x30', 200, 300],
  ['30x45', 300, 450],
  ['40x60', 400, 600],
  ['60x90', 600, 900],
])

describe('the sizes that are offered for a photo', () => {
  it('have its shape, and are those nearest to the chosen one', () => {
    expect(offers(posters, 4000, 6000, ['square-20'])).toEqual(['20x30', '30x45', '40x60'])
    expect(offers(posters, 4000, 6000, ['60x90'])).toEqual(['20x30', '30x45', '40x60'])
    expect(offers(posters, 6000, 4000, ['20x30'])).toEqual(['30x45', '40x60', '60x90'])
    expect(offers(posters, 3000, 3000, ['20x30'])).toEqual(['square-20', 'square-50'])
    expect(offers(posters, 4000, 6000, ['square-50'])).toEqual(['30x45', '40x60', '60x90'])
  })

  it('print well', () => {
    // 100 pixels per inch of 304 mm are 1197.
    expect(offers(posters, 1200, 1800, ['square-20'])).toEqual(['20x30', '30x45'])
    expect(offers(posters, 1190, 1785, ['square-20'])).toEqual(['20x30'])
    expect(offers(posters, 300, 450, ['square-20'])).toEqual([])
  })

  it('count the pixels that a deep frame takes', () => {
    const squares = withSizes(canvasDefinition, [
      ['square-300', 300, 300],
      ['square-600', 600, 600],
    ])
    expect(offers(squares, 2600, 2600, ['square-300', 'depth-19', 'edge-wrap'])).toEqual(['square-600'])
    expect(offers(squares, 2600, 2600, ['square-300', 'depth-38', 'edge-wrap'])).toEqual([])
  })

  it('are none for a product whose size is no matter of the photo', () => {
    const mugs = withSizes(mugDefinition, [
      ['size-330', 200, 85],
      ['size-440', 210, 105],
    ])
    expect(offers(mugs, 4000, 2000, ['size-330'])).toEqual([])
    const freeSize = { leastMm: 100, shortMm: 500, longMm: 900, stepMm: 1 }
    expect(offers({ ...posters, freeSize }, 4000, 6000, ['square-20'])).toEqual([])
  })
})
