import { describe, expect, it } from 'vitest'
import { percentOff } from '~/features/products/cards'
import { unevenSpans } from './uneven-spans'

describe('a grid of products', () => {
  it('has uneven rows that are all full', () => {
    for (let count = 1; count <= 30; count += 1) {
      const spans = unevenSpans(count)
      expect(spans).toHaveLength(count)
      let width = 0
      for (const span of spans) {
        width += span
        expect(width, `${count}: ${spans}`).toBeLessThanOrEqual(12)
        if (width === 12) width = 0
      }
      expect(width, `${count}: ${spans}`).toBe(0)
    }
  })
})

describe('a discount label', () => {
  it.each([
    [1696, 1995, 15],
    [1995, null, null],
    [1995, 1995, null],
    [null, 1995, null],
  ])('of %s instead of %s is %s', (cents, regularCents, expected) => {
    expect(percentOff({ cents, regularCents })).toBe(expected)
  })
})
