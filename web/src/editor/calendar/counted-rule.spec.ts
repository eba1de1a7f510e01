import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { endCounted } from './counted-rule'

/** All days of a rule that ends. */
function daysOf(start: ICAL.Time, rule: ICAL.Recur): string[] {
  const found: string[] = []
  const iterator = rule.iterator(start)
  for (let next = iterator.next(); next && found.length < 500; next = iterator.next()) found.push(next.toString())
  return found
}

const START = ICAL.Time.fromDateString
const two = (count: number) => String(count).padStart(2, '0')

it('a rule that ends with its last day has the days that it counted', () => {
  const weekdays = fc
    .subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 })
    .map((days) => `;BYDAY=${days.join()}`)
  const rule = fc.oneof(
    fc.record({
      freq: fc.constant('WEEKLY'),
      interval: fc.integer({ min: 1, max: 4 }),
      part: fc.oneof(
        fc.constant(''),
        weekdays,
        weekdays.map((days) => `${days};WKST=SU`),
      ),
    }),
    fc.record({
      freq: fc.constantFrom('DAILY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 9 }),
      part: fc.constant(''),
    }),
  )
  const start = fc.record({
    year: fc.integer({ min: 1990, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  fc.assert(
    fc.property(
      rule,
      start,
      fc.integer({ min: 1, max: 40 }),
      ({ freq, interval, part }, { year, month, day }, count) => {
        const begin = START(`${year}-${two(month)}-${two(day)}`)
        const text = `FREQ=${freq};INTERVAL=${interval};COUNT=${count}${part}`
        const ending = ICAL.Recur.fromString(text)
        endCounted(ending, begin)
        expect([ending.count, ending.until === null]).toEqual([null, false])
        expect(daysOf(begin, ending)).toEqual(daysOf(begin, ICAL.Recur.fromString(text)))
      },
    ),
    { numRuns: 200 },
  )
})

it.each([
  ['FREQ=DAILY;COUNT=6;BYDAY=MO,WE,FR', '2027-01-06', '2027-01-18'],
  ['FREQ=WEEKLY;COUNT=3;BYDAY=MO,FR', '2027-01-06', '2027-01-15'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=MO,FR', '2027-01-06', '2027-01-22'],
  ['FREQ=MONTHLY;COUNT=14;BYMONTHDAY=15', '2027-01-15', '2028-02-15'],
  ['FREQ=YEARLY;COUNT=3;INTERVAL=2;BYMONTH=5;BYMONTHDAY=1', '2027-05-01', '2031-05-01'],
])('%s from %s ends on %s', (text, start, last) => {
  const rule = ICAL.Recur.fromString(text)
  endCounted(rule, START(start))
  expect([rule.until?.toString(), rule.count]).toEqual([last, null])
})

it.each([
  ['FREQ=MONTHLY;COUNT=3', '2027-01-31'],
  ['FREQ=YEARLY;COUNT=3', '2028-02-29'],
  ['FREQ=MONTHLY;COUNT=3;BYMONTHDAY=16', '2027-01-15'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=2TU', '2027-01-12'],
  ['FREQ=DAILY;COUNT=3;INTERVAL=2;BYDAY=TU', '2027-01-12'],
  ['FREQ=DAILY;COUNT=3;BYDAY=MO,FR', '2027-01-12'],
  ['FREQ=WEEKLY;COUNT=3;BYDAY=TU;BYMONTH=2', '2027-01-12'],
])('%s from %s counts as before', (text, start) => {
  const rule = ICAL.Recur.fromString(text)
  endCounted(rule, START(start))
  expect([rule.until, rule.count]).toEqual([null, 3])
})

it('a rule that counts nothing stays as it is', () => {
  const rule = ICAL.Recur.fromString('FREQ=WEEKLY;UNTIL=20270501')
  endCounted(rule, START('2027-01-12'))
  expect([rule.until?.toString(), rule.count]).toEqual(['2027-05-01', null])
})
