import { cartTotals, NO_BALANCES } from '@kea/shared/cart-totals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reduction } from './coupon'
import { type DiscountLine, discountOf, spread } from './discount'

const line = (baseCents: number, more: Partial<DiscountLine> = {}): DiscountLine => ({
  sku: 'canvas-print',
  optionValueIds: [104, 151],
  quantity: 1,
  baseCents,
  takesOffers: true,
  ...more,
})
const small = (more: Partial<DiscountLine> = {}) =>
  line(1995, { optionValueIds: [101, 151], takesOffers: false, ...more })
const percent = (n: number): Reduction => ({ kind: 'percent', percent: n })
const amount = (cents: number): Reduction => ({ kind: 'amount', cents })
const piece: Reduction = { kind: 'piece', sku: 'canvas-print', optionValueId: 101 }

describe('a discount', () => {
  // The discount of each line.
  it.each<[string, Reduction, DiscountLine[], number[]]>([
    ['10 % of one canvas', percent(10), [line(4295)], [430]],
    ['10 % of two of one canvas', percent(10), [line(4095, { quantity: 2 })], [819]],
    ['10 %, spread over lines to the cent', percent(10), [line(333), line(333), line(333)], [34, 33, 33]],
    ['10 %, and nothing off what takes no offers', percent(10), [line(4295), small()], [430, 0]],
    ['100 % leaves what options add', percent(100), [line(4295), line(1995)], [4295, 1995]],
    ['10 % of one cent', percent(10), [line(1)], [0]],
    ['10 % of an empty cart', percent(10), [], []],
    ['N$10 off', amount(1000), [line(4295), line(4295)], [500, 500]],
    ['N$10 off, by what each line costs', amount(1000), [line(9000), line(1000)], [900, 100]],
    ['N$10 off goods of N$6 leaves nothing below zero', amount(1000), [line(600)], [600]],
    ['N$10 off what takes no offers', amount(1000), [small()], [0]],
    ['a free piece', piece, [line(4295), small()], [0, 1995]],
    ['a free piece of three is one', piece, [small({ quantity: 3, baseCents: 1895 })], [1895]],
    [
      'of two that fit the more expensive one is free',
      piece,
      [small({ quantity: 5, baseCents: 1795 }), small()],
      [0, 1995],
    ],
    [
      'of two that fit the more expensive one is free, also before the other',
      piece,
      [small(), small({ baseCents: 1795 })],
      [1995, 0],
    ],
    ['of two alike the first one is free', piece, [small(), small()], [1995, 0]],
    ['a free piece that is not in the cart', piece, [line(4295)], [0]],
    ['a free piece of another product', piece, [small({ sku: 'photo-mug' })], [0]],
  ])('%s', (_, reduction, lines, expected) => {
    expect(discountOf(reduction, lines)).toEqual(expected)
  })

  it('gives the remaining cents to the lines with the largest remainders', () => {
    expect(spread(10, [1, 6, 4])).toEqual([1, 5, 4])
    expect(spread(10, [6, 4, 1])).toEqual([5, 4, 1])
  })

  it('is distributed to the cent, and takes at most the total', () => {
    const weights = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (bases, part) => {
        const whole = bases.reduce((all, cents) => all + cents, 0)
        const taken = Math.floor(whole * part)
        const shares = spread(taken, bases)
        expect(shares.reduce((all, cents) => all + cents, 0)).toBe(taken)
        shares.forEach((share, at) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(bases[at] ?? 0)
        })
      }),
    )
  })
})

describe('totals with a discount', () => {
  // rows, gifts, shipping, discount → GST inside the total, GST inside the discounted goods, total
  it.each([
    ['lower GST with the goods', [4295], [], 795, 430, [608, 504, 4660]],
    ['leave shipping and its GST alone', [4295], [], 795, 4295, [104, 0, 795]],
    ['take nothing off a gift certificate', [4295], [5000], 795, 430, [608, 504, 9660]],
    ['may come to nothing', [4295], [], 0, 4295, [0, 0, 0]],
  ] as const)('%s', (_, rowCents, giftCents, shippingCents, discountCents, [tax, goodsTax, total]) => {
    const totals = cartTotals({ rowCents, giftCents, shippingCents, discountCents, balances: NO_BALANCES })
    expect([totals.taxCents, totals.discountedTaxCents, totals.grandTotalCents]).toEqual([tax, goodsTax, total])
  })
})
