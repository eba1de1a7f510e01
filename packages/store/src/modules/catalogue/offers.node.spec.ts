import { describe, expect, it } from 'vitest'
import { bestOffer, withOffer } from './offers'

const week = { percent: 20, fromAt: '2026-11-01T00:00:00.000Z', toAt: '2026-11-08T00:00:00.000Z' }
const row = { optionUids: ['a'], quantityFrom: 1, cents: 4295, takesOffers: true }

describe('offers', () => {
  it('are none: a price stays as it is', () => {
    expect(withOffer([row], null)).toEqual([
      { optionUids: ['a'], quantityFrom: 1, cents: 4295, regularCents: null, offerFrom: null, offerTo: null },
    ])
  })

  it('that are current have the regular price and their dates beside the price', () => {
    expect(withOffer([row], week)).toEqual([
      {
        optionUids: ['a'],
        quantityFrom: 1,
        cents: 3436,
        regularCents: 4295,
        offerFrom: week.fromAt,
        offerTo: week.toAt,
      },
    ])
  })

  it('reduce the price of a letter too, and never the letters that are paid for', () => {
    const sign = { ...row, letters: { included: 6, cents: 450 } }
    expect(withOffer([sign], week)[0]?.letters).toEqual({ included: 6, cents: 360, regularCents: 450 })
    const plain = { included: 6, cents: 450, regularCents: null }
    expect(withOffer([sign], null)[0]?.letters).toEqual(plain)
    expect(withOffer([{ ...sign, takesOffers: false }], week)[0]?.letters).toEqual(plain)
  })

  it('do not reduce the smallest canvas', () => {
    expect(withOffer([{ ...row, takesOffers: false }], week)[0]).toMatchObject({ cents: 4295, regularCents: null })
  })

  it('with the largest reduction count, then those that last longer', () => {
    const longer = { ...week, toAt: '2026-12-01T00:00:00.000Z' }
    expect(bestOffer([week, { ...week, percent: 30 }, longer])?.percent).toBe(30)
    expect(bestOffer([week, longer])).toBe(longer)
    expect(bestOffer([longer, week])).toBe(longer)
    expect(bestOffer([week, { ...week }])).toBe(week)
    expect(bestOffer([])).toBeNull()
  })
})
