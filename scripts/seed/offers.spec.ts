import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '../../packages/shared/src/dates.ts'
import { type Opening, offerRows } from '../../packages/store/seed/build-offers.ts'
import type { SeedShop } from '../../packages/store/seed/seed-files.ts'
import { faultOf } from '../../packages/store/src/modules/catalogue/offer-check'
import { nextTurn } from '../../packages/store/src/modules/catalogue/offer-turns'
import { daysOf } from '../../packages/store/src/modules/catalogue/struck-price'

const shop: SeedShop = JSON.parse(readFileSync(new URL('../../packages/store/seed/shop.json', import.meta.url), 'utf8'))
/** The 1st and the 15th of each month: 24 days of a year. */
const DATES = Array.from(
  { length: 24 },
  (_, at) => `2027-${String(Math.floor(at / 2) + 1).padStart(2, '0')}-${at % 2 === 0 ? '01' : '15'}`,
)

/** The offers of a shop that opens on a day: when they run, and whether they are true. */
const opened = (day: string, opening: Opening) =>
  offerRows(shop.offers, day, opening).map(({ row }) => {
    const [fromAt, toAt] = [String(row.from_at), String(row.to_at)]
    const first = opening === 'sample' ? '2020-01-01' : day
    const history = [{ fromAt: new Date(startOfDay(first)).toISOString(), toAt: null, cents: 1995, letterCents: null }]
    const check = (span: { fromAt: string; toAt: string }, past: { fromAt: string; toAt: string }[]) =>
      faultOf({ ...span, reason: '' }, [{ cents: 1995, letterCents: null, history }], past)
    const next = nextTurn({ fromAt, toAt, repeatDays: Number(row.repeat_days) }, new Date(toAt))
    return {
      days: daysOf({ fromAt, toAt }),
      begins: (Date.parse(fromAt) - startOfDay(day)) / 86_400_000,
      fault: check({ fromAt, toAt }, []),
      nextFault: next && check(next, [{ fromAt, toAt }]),
      texts: `${row.offer_text} ${row.offer_description}`,
    }
  })

describe('a shop that opens on any day', () => {
  it.each(DATES)('%s has offers that are true, of at most 28 days', (day) => {
    for (const opening of ['new', 'sample'] as const) {
      const offers = opened(day, opening)
      expect(offers).toHaveLength(1)
      for (const offer of offers) {
        expect([offer.days, offer.fault, offer.nextFault]).toEqual([21, null, null])
        // An hour more or less where the clocks change.
        expect(Math.round(offer.begins)).toBe(opening === 'new' ? 28 : 0)
        expect(offer.texts).toBe(
          '15% off every photo mug The prices on the page already include it. It ends on {last_day}.',
        )
      }
    }
  })
})
