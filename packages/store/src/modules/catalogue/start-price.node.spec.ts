import { describe, expect, it } from 'vitest'
import { startPriceOf } from './start-price'

describe('the start price', () => {
  it.each([
    ['no price at all', null, null, null, null],
    ['one price, no offer', null, 1000, null, { cents: 1000, regularCents: null, percent: null }],
    [
      'a price that an offer would lower, none runs',
      1000,
      null,
      null,
      { cents: 1000, regularCents: null, percent: null },
    ],
    ['a lowered price', 1000, null, 20, { cents: 800, regularCents: 1000, percent: 20 }],
    ['a lowered price below the plain one', 1000, 900, 20, { cents: 800, regularCents: 1000, percent: 20 }],
    ['a lowered price equal to the plain one', 1000, 800, 20, { cents: 800, regularCents: 1000, percent: 20 }],
    ['a plain price below the lowered one', 1000, 799, 20, { cents: 799, regularCents: null, percent: null }],
    ['a plain price below one without an offer', 1000, 700, null, { cents: 700, regularCents: null, percent: null }],
  ])('of %s', (_, offerCents, plainCents, percent, expected) => {
    const price = startPriceOf({ sku: 'photo-mug', offerCents, plainCents, percent })
    expect(price).toEqual(expected && { sku: 'photo-mug', ...expected })
  })
})
