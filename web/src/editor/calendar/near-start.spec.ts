import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { nearStart } from './near-start'

/** The days of a rule from one day to another. */
function daysOf(start: ICAL.Time, rule: ICAL.Recur, from: string, to: string): string[] {
  const found: string[] = []
  const iterator = rule.iterator(start)
  for (let step = 0; step < 20_000; step += 1) {
    const next = iterator.next()
    const day = next?.toString() ?? '9999'
    if (day > to) return found
    if (day >= from) found.push(day)
  }
  return found
}

const START = ICAL.Time.fromDateString

it('a rule has the same days from a later start', () => {
  const rule = fc.record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 9 }),
    part: fc.constantFrom('', ';BYDAY=MO,TH', ';BYMONTH=3,11'),
  })
  const start = fc.record({
    // The library goes through all days from the start, so a start long ago takes seconds.
    year: fc.integer({ min: 2014, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  fc.assert(
    fc.property(rule, start, ({ freq, interval, part }, { year, month, day }) => {
      const two = (count: number) => String(count).padStart(2, '0')
      // The library by itself never comes back from a rule without days: each sixth month of which none is March or November,
      // each seventh day of which none is a Monday or Thursday (rule-end.ts).
      fc.pre(freq !== 'MONTHLY' || part !== ';BYMONTH=3,11')
      fc.pre(freq !== 'DAILY' || interval !== 7)
      const begin = START(`${year}-${two(month)}-${two(day)}`)
      const repeats = ICAL.Recur.fromString(`FREQ=${freq};INTERVAL=${interval}${part}`)
      const near = nearStart(begin, repeats, '2027-01-01')
      expect(near.toString() < '2027-01-01').toBe(true)
      expect(daysOf(near, repeats, '2027-01-01', '2027-12-31')).toEqual(
        daysOf(begin, repeats, '2027-01-01', '2027-12-31'),
      )
    }),
    { numRuns: 40 },
  )
})

it.each([
  ['FREQ=DAILY', '1990-01-01', '2026-12-31'],
  ['FREQ=WEEKLY;INTERVAL=2', '2015-01-02', '2026-12-18'],
  ['FREQ=MONTHLY', '2019-03-15', '2026-12-15'],
  ['FREQ=YEARLY;INTERVAL=4', '2003-05-01', '2019-05-01'],
  // Its days are counted, or some months have no such day, or it begins later.
  ['FREQ=DAILY;COUNT=30000', '1990-01-01', '1990-01-01'],
  ['FREQ=MONTHLY', '2019-01-31', '2019-01-31'],
  ['FREQ=WEEKLY', '2027-05-03', '2027-05-03'],
])('%s from %s is followed from %s', (text, start, near) => {
  expect(nearStart(START(start), ICAL.Recur.fromString(text), '2027-01-01').toString()).toBe(near)
})
