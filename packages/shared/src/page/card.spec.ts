import { expect, it } from 'vitest'
import { percentOff, toCard } from './card'

it.each([
  [1696, 1995, 15],
  [1995, null, null],
  [1995, 1995, null],
  [null, 1995, null],
])('a discount label of %s instead of %s is %s', (cents, regularCents, expected) => {
  expect(percentOff({ cents, regularCents })).toBe(expected)
})

const price_range = (regular: number | null, final: number | null) => ({
  minimum_price: { regular_price: { value: regular }, final_price: { value: final } },
})

it('a card without values is empty and in stock', () => {
  expect(toCard({ url_key: 'mug', price_range: price_range(null, null) })).toMatchObject({
    sku: '',
    name: '',
    picture: '',
    alt: '',
    cents: null,
    regularCents: null,
    inStock: true,
    arrivesBy: '',
  })
})

it('a card with a picture without an address or a text has neither', () => {
  expect(toCard({ small_image: {}, price_range: price_range(4, 3) })).toMatchObject({
    picture: '',
    alt: '',
    cents: 300,
    regularCents: 400,
  })
})

it('a card without a current price has no regular price', () => {
  expect(toCard({ price_range: price_range(4, 0) })).toMatchObject({ cents: null, regularCents: null })
})
