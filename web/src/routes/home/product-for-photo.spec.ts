import { describe, expect, it } from 'vitest'
import { productForPhoto } from './product-for-photo'

describe('the photo chooses the product', () => {
  it.each([
    [3840, 2160, '/uploadchoice?sku=canvas-print'],
    [2056, 3088, '/uploadchoice?sku=canvas-print'],
    [4000, 1600, '/photomug-tool?sku=photo-mug'],
    [1200, 800, '/photoprints-tool?sku=photo-print'],
  ])('%i × %i px becomes %s', (width, height, path) => {
    expect(productForPhoto({ width, height })).toBe(path)
  })
})
