import { dayNumber } from '@kea/shared/day-numbers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysIn, monthAfter } from './days'
import { monthGrid, type WeekStart } from './month-grid'

const aMonth = fc.record({ year: fc.integer({ min: 1950, max: 2150 }), month: fc.integer({ min: 1, max: 12 }) })
const weekStart = fc.constantFrom<WeekStart>('monday', 'sunday')

/** By the rule of leap years, and not by a clock. */
const lengthOf = (year: number, month: number) =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** Sunday is 0 (Sakamoto). */
const weekday = (year: number, month: number, day: number) => {
  const from = month < 3 ? year - 1 : year
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0
  return (from + Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400) + shift + day) % 7
}

describe('the grid of any month from 1950 to 2150', () => {
  it('has each day of the month once, in order', () => {
    fc.assert(
      fc.property(aMonth, weekStart, ({ year, month }, start) => {
        const days = monthGrid({ year, month }, start).flat()
        const own = days.filter(({ isInMonth }) => isInMonth)
        expect(own.map(({ day }) => day)).toEqual(Array.from({ length: lengthOf(year, month) }, (_, at) => at + 1))
        expect(own.every((day) => day.year === year && day.month === month)).toBe(true)
        expect(daysIn({ year, month })).toBe(lengthOf(year, month))
      }),
    )
  })

  it('has 5 or 6 rows of 7 days that follow each other, each below its weekday', () => {
    fc.assert(
      fc.property(aMonth, weekStart, (month, start) => {
        const rows = monthGrid(month, start)
        expect([5, 6]).toContain(rows.length)
        expect(rows.every((row) => row.length === 7)).toBe(true)
        const numbers = rows.flat().map(dayNumber)
        expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
        rows.flat().forEach(({ year, month: of, day }, at) => {
          expect(weekday(year, of, day)).toBe(start === 'sunday' ? at % 7 : (at + 1) % 7)
        })
      }),
    )
  })

  it('begins with the week of the first day, so that no row but the last ones is of other months', () => {
    fc.assert(
      fc.property(aMonth, weekStart, (month, start) => {
        const [first = []] = monthGrid(month, start)
        expect(first.some(({ isInMonth, day }) => isInMonth && day === 1)).toBe(true)
      }),
    )
  })
})

it.each([
  ['February 2027, which is four weeks long', { year: 2027, month: 2 }, 'monday', 5, [1, 7]],
  ['August 2027', { year: 2027, month: 8 }, 'monday', 6, [26, 1]],
  ['August 2027 from Sunday', { year: 2027, month: 8 }, 'sunday', 5, [1, 7]],
] as const)('%s', (_, month, start, rows, ends) => {
  const grid = monthGrid(month, start)
  expect(grid).toHaveLength(rows)
  expect([grid[0]?.at(0)?.day, grid[0]?.at(-1)?.day]).toEqual(ends)
})

it.each([
  ['2027-01', 0, { year: 2027, month: 1 }],
  ['2027-07', 5, { year: 2027, month: 12 }],
  ['2027-07', 6, { year: 2028, month: 1 }],
  ['2027-12', 11, { year: 2028, month: 11 }],
])('from %s, %d months on', (first, months, month) => {
  expect(monthAfter(first, months)).toEqual(month)
})
