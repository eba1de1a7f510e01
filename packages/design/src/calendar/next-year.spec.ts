import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarSettings, OwnDate } from '../document/settings'
import { hasBegun, isOver, nextYear } from './next-year'

const calendar = (firstMonth: string, ...dates: OwnDate[]): CalendarSettings => ({
  kind: 'calendar',
  firstMonth,
  holidays: false,
  region: 'otago',
  language: 'mi',
  dates,
})

describe('the calendar of the next year', () => {
  it.each([
    ['2027-01', '2027-11', '2028-01'],
    ['2027-07', '2027-11', '2028-07'],
    // One that is made before it begins.
    ['2027-01', '2026-11', '2028-01'],
    // Bought late: its own year is the one to print.
    ['2026-01', '2027-02', '2027-01'],
    // Nearly all of the year after it is over too.
    ['2025-01', '2026-11', '2027-01'],
    ['2019-04', '2026-11', '2027-04'],
  ])('of one from %s, made in %s, begins in %s', (firstMonth, today, next) => {
    expect(nextYear(calendar(firstMonth), today).settings).toEqual({ ...calendar(firstMonth), firstMonth: next })
  })

  it('keeps dates of each year with their photos, and is without those of one year that are past', () => {
    const nana = { month: 4, day: 12, words: 'Nana', born: 1958, photo: 'p1' }
    const party = { month: 6, day: 30, year: 2028, words: 'Party' }
    const first = { month: 7, day: 1, year: 2028, words: 'First day' }
    const later = { month: 12, day: 24, year: 2030, words: 'Reunion' }
    const { settings, left } = nextYear(calendar('2027-07', nana, party, first, later), '2027-08')
    expect(settings.firstMonth).toBe('2028-07')
    expect(settings.dates).toEqual([nana, first, later])
    expect(left).toEqual([party])
  })

  it('begins in the same month, later, and has half a year to come', () => {
    const month = fc.tuple(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }))
    const key = ([year, at]: [number, number]) => `${year}-${String(at).padStart(2, '0')}`
    const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1
    fc.assert(
      fc.property(month, month, (first, today) => {
        const { firstMonth } = nextYear(calendar(key(first)), key(today)).settings
        const years = (count(firstMonth) - count(key(first))) / 12
        expect(Number.isInteger(years) && years >= 1).toBe(true)
        expect(count(firstMonth) + 11).toBeGreaterThanOrEqual(count(key(today)) + 6)
        // No year is passed over that would do.
        if (years > 1) expect(count(firstMonth) - 1).toBeLessThan(count(key(today)) + 6)
      }),
    )
  })
})

describe('a calendar from July 2027', () => {
  const from = calendar('2027-07')

  it.each([
    ['2027-06', false, false],
    ['2027-07', false, false],
    ['2027-08', true, false],
    ['2028-06', true, false],
    ['2028-07', true, true],
  ])('has begun and is over in %s: %s, %s', (today, begun, over) => {
    expect([hasBegun(from, today), isOver(from, today)]).toEqual([begun, over])
  })
})
