import { describe, expect, it } from 'vitest'
import { type Day, dayNumber, dayOf } from '../day-numbers'
import { arrivalDate } from '../delivery/arrival'
import { orderByDay } from './order-by'
import { nextOf, SEASONS, seasonOn } from './seasons'

const dayIn = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
const numberOf = (text: string) => dayNumber(dayIn(text))
const dateOf = (number: number | null) =>
  number === null ? null : new Date(number * 86_400_000).toISOString().slice(0, 10)

describe('the calendar of seasons', () => {
  it.each([
    ['2026', ['2026-12-25', '2026-02-02', '2026-02-14', '2026-04-05', '2026-05-10', '2026-07-10', '2026-09-06']],
    ['2027', ['2027-12-25', '2027-02-01', '2027-02-14', '2027-03-28', '2027-05-09', '2027-06-25', '2027-09-05']],
    ['2053', ['2053-12-25', '2053-02-03', '2053-02-14', '2053-04-06', '2053-05-11', null, '2053-09-07']],
  ])('of %s has its days', (year, days) => {
    expect(SEASONS.map(({ day }) => dateOf(day(Number(year))))).toEqual(days)
  })

  it.each([
    ['2026-10-31', undefined],
    ['2026-11-01', 'christmas'],
    ['2026-12-25', 'christmas'],
    ['2026-12-26', undefined],
    ['2027-01-20', 'school'],
    ['2027-02-01', 'school'],
    ['2027-02-02', 'valentines'],
    ['2027-02-15', undefined],
    ['2027-03-20', 'easter'],
    ['2027-04-20', 'mothers-day'],
    ['2026-07-10', 'matariki'],
    ['2026-07-11', undefined],
    ['2026-08-02', 'fathers-day'],
    ['2026-09-07', undefined],
  ])('on %s the shop is about %s', (day, code) => {
    expect(seasonOn(dayIn(day))?.season.code).toBe(code)
  })

  it('knows the next time of each season', () => {
    const next = (code: string, day: string) => dateOf(nextOf(code, dayIn(day))?.day ?? null)
    expect(next('christmas', '2026-07-01')).toBe('2026-12-25')
    expect(next('christmas', '2026-12-26')).toBe('2027-12-25')
    expect(next('matariki', '2052-07-01')).toBeNull()
    expect(next('diwali', '2026-07-01')).toBeNull()
  })

  it('has no day of two years on which it is about a season that is over', () => {
    const codes = new Set<string>()
    for (let number = numberOf('2026-01-01'); number < numberOf('2028-01-01'); number += 1) {
      const now = seasonOn(dayOf(number))
      if (!now) continue
      codes.add(now.season.code)
      expect(now.day).toBeGreaterThanOrEqual(number)
      expect(now.day - number).toBeLessThanOrEqual(54)
    }
    expect(codes.size).toBe(7)
  })
})

describe('the last day to order', () => {
  it.each([
    // Christmas Day 2026 is a Friday: what is paid on Tuesday the 15th takes seven working days to Thursday the 24th.
    ['2026-12-25', 8, '2026-12-14'],
    ['2026-12-25', 3, '2026-12-21'],
    ['2026-12-25', 15, '2026-12-03'],
    // Mother's Day is a Sunday.
    ['2027-05-09', 8, '2027-04-27'],
    // Easter: Good Friday and the weekend do not count.
    ['2027-03-28', 5, '2027-03-18'],
  ])('before %s with %i working days is %s', (before, days, last) => {
    expect(dateOf(orderByDay(numberOf(before), days))).toBe(last)
  })

  it('arrives in time, and a day later does not, in each season of ten years', () => {
    for (let year = 2026; year < 2036; year += 1) {
      for (const { day } of SEASONS) {
        const before = day(year)
        if (before === null) continue
        const last = orderByDay(before, 8) ?? 0
        expect(arrivalDate(last * 86_400_000, 8)).toBeLessThan(before * 86_400_000)
        expect(arrivalDate((last + 1) * 86_400_000, 8)).toBeGreaterThanOrEqual(before * 86_400_000)
      }
    }
  })

  it('is none without an estimate', () => {
    expect(orderByDay(numberOf('2026-12-25'), null)).toBeNull()
  })
})
