import { describe, expect, it } from 'vitest'
import { productPath } from './product-path'

describe('the path of a product', () => {
  it.each([
    ['/canvas-prints', 'canvas', '/canvas-prints'],
    [null, 'canvas', '/canvas'],
    ['https://other.example/a', 'canvas', '/canvas'],
    ['//other.example/a', 'canvas', '/canvas'],
    ['', null, '/'],
  ])('with the canonical %s and the key %s is %s', (canonical_url, url_key, path) => {
    expect(productPath({ canonical_url, url_key })).toBe(path)
  })
})
