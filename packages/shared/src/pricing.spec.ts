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

  test('a choice without a price by the letter costs the same with any number of letters', () => {
    expect(priceLine(TABLE, OPTIONS, ['s', 'deep'], 2, 40)).toEqual(priceLine(TABLE, OPTIONS, ['s', 'deep'], 2))
    expect(priceLine(TABLE, OPTIONS, ['s', 'deep'], 2, null)).toMatchObject({ unitCents: 3095, rowCents: 6190 })
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

describe('the price of a line by the letter', () => {
  const SIGNS: PriceRow[] = [
    { ...row('s', 1, 8524), letters: { included: 6, cents: 450, regularCents: null } },
    { ...row('s', 3, 7900), letters: { included: 6, cents: 400, regularCents: null } },
    { ...row('l', 1, 10_000, 12_500), letters: { included: 4, cents: 480, regularCents: 600 } },
  ]

  test.each([
    [['s', 'thin'], 1, 0, 8524, 8524],
    [['s', 'thin'], 1, 6, 8524, 8524],
    [['s', 'thin'], 1, 7, 8974, 8974],
    [['s', 'deep'], 2, 9, 11_074, 22_148],
    [['s', 'thin'], 3, 8, 8700, 26_100],
    [['l', 'thin'], 1, 7, 11_440, 11_440],
  ])('%j × %i with %i letters is %i cents each, %i in all', (selected, quantity, letters, unitCents, rowCents) => {
    expect(priceLine(SIGNS, OPTIONS, selected, quantity, letters)).toMatchObject({ unitCents, rowCents })
  })

  test('has the regular price of the letters too', () => {
    expect(priceLine(SIGNS, OPTIONS, ['l', 'deep'], 1, 7)).toMatchObject({
      unitCents: 12_640,
      regularUnitCents: 15_500,
    })
    expect(priceLine(SIGNS, OPTIONS, ['s', 'thin'], 1, 7)?.regularUnitCents).toBe(8974)
  })

  test('is none where the letters are not known', () => {
    expect(priceLine(SIGNS, OPTIONS, ['s', 'thin'], 1, null)).toBeNull()
  })

  test('of a product before its words is that of the letters it pays for', () => {
    expect(priceLine(SIGNS, OPTIONS, ['s', 'thin'], 1)?.unitCents).toBe(8524)
  })
})
