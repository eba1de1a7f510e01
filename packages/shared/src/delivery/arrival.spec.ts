import { describe, expect, it } from 'vitest'
import { arrivalDay, arrivalDays, longestOf } from './arrival'
import { isHoliday } from './holidays'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

describe('the day of arrival', () => {
  it.each([
    // Sunday noon in New Zealand.
    ['2026-11-22T00:00:00Z', 3, '3–5', 'Wed 2 December'],
    // Already Monday in New Zealand.
    ['2026-11-22T12:00:00Z', 3, '1–2', 'Mon 30 November'],
    ['2026-12-21T00:00:00Z', 3, '1–2', 'Wed 30 December'],
    ['2027-03-24T00:00:00Z', 1, '1', 'Tue 30 March'],
  ])('of an order at %s with %i days to make and %s days of courier is %s', (now, making, courier, day) => {
    expect(arrivalDay(Date.parse(now), arrivalDays(making, courier))).toBe(day)
  })

  it('is null without the days to make the product, and without those of the courier', () => {
    expect(arrivalDays(null, '3–5')).toBeNull()
    expect(arrivalDays(3, 'soon')).toBeNull()
    expect(arrivalDays(3, '3–500')).toBeNull()
    expect(arrivalDay(0, null)).toBeNull()
  })

  it('is given for up to 120 working days', () => {
    const order = Date.parse('2026-11-22T00:00:00Z')
    expect(arrivalDay(order, arrivalDays(117, '3'))).toBe('Wed 19 May')
    expect(arrivalDays(118, '3')).toBeNull()
  })

  it.each([
    ['3–5', 5],
    ['7 to 12 working days', 12],
    ['2', 2],
    ['soon', null],
  ])('is counted from the last number of %j', (days, longest) => {
    expect(longestOf(days)).toBe(longest)
  })
})

describe('public holidays', () => {
  it.each([
    ['2027', ['01-01', '01-04', '02-08', '03-26', '03-29', '04-26', '06-07', '06-25', '10-25', '12-27', '12-28']],
    ['2028', ['01-03', '01-04', '02-07', '04-14', '04-17', '04-25', '06-05', '07-14', '10-23', '12-25', '12-26']],
  ])('of %s', (year, days) => {
    const all = Array.from({ length: 366 }, (_, index) => new Date(at(`${year}-01-01`) + index * 86_400_000))
    const found = all.filter((day) => isHoliday(day.getTime())).map((day) => day.toISOString().slice(0, 10))
    expect(found.filter((day) => day.startsWith(year))).toEqual(days.map((day) => `${year}-${day}`))
  })

  it.each([
    ['2038-04-23', '2038-04-26'],
    ['2045-04-07', '2045-04-10'],
    ['2049-04-16', '2049-04-19'],
    ['2068-04-20', '2068-04-23'],
    ['2076-04-17', '2076-04-20'],
  ])('Easter is from Friday %s to Monday %s', (friday, monday) => {
    expect(isHoliday(at(friday))).toBe(true)
    expect(isHoliday(at(monday))).toBe(true)
  })
})
