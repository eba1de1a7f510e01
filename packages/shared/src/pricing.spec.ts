import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceRow, priceLine } from './pricing'

const row = (size: string, quantityFrom: number, cents: number, regularCents: number | null = null): PriceRow => ({
  optionUids: [size],
  quantityFrom,
  cents,
  regularCents,
  offerFrom: null,
  offerTo: regularCents === null ? null : '2026-12-01T00:00:00Z',
})
const TABLE = [row('s', 1, 1995), row('s', 2, 1895), row('s', 5, 1795), row('l', 1, 6000, 8000)]
const OPTIONS = [
  { uid: 'thin', addCents: 0 },
  { uid: 'deep', addCents: 1200 },
]

describe('the price of a line', () => {
  test.each([
    [['s', 'thin'], 1, 1995, 1995],
    [['s', 'thin'], 2, 1895, 3790],
    [['s', 'thin'], 4, 1895, 7580],
    [['s', 'deep'], 5, 2995, 14_975],
    [['l', 'deep'], 1, 7200, 7200],
  ])('%j × %i is %i cents each, %i in all', (selected, quantity, unitCents, rowCents) => {
    expect(priceLine(TABLE, OPTIONS, selected, quantity)).toMatchObject({ unitCents, rowCents })
  })

  test('has the regular price and the dates of the offer', () => {
    expect(priceLine(TABLE, OPTIONS, ['l', 'deep'], 1)).toMatchObject({
      regularUnitCents: 9200,
      offerTo: '2026-12-01T00:00:00Z',
    })
  })

  test.each([-1, 0, 1.5, 1e300, Number.NaN])('%d pieces have no price', (quantity) => {
    expect(priceLine(TABLE, OPTIONS, ['s'], quantity)).toBeNull()
  })

  test('a choice that is not in the table has no price', () => {
    expect(priceLine(TABLE, OPTIONS, ['xl', 'thin'], 1)).toBeNull()
  })

  test('does not depend on the order of rows, and more pieces never cost more each', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(TABLE, { minLength: 4 }), fc.integer({ min: 1, max: 998 }), (rows, quantity) => {
        const one = priceLine(rows, OPTIONS, ['s'], quantity)
        const more = priceLine(rows, OPTIONS, ['s'], quantity + 1)
        expect(one).toEqual(priceLine(TABLE, OPTIONS, ['s'], quantity))
        expect(more?.unitCents).toBeLessThanOrEqual(one?.unitCents ?? 0)
      }),
    )
  })
})
