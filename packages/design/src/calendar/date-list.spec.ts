import { describe, expect, it } from 'vitest'
import type { CalendarSettings, OwnDate } from '../document/settings'
import { addDates, changeDate, isSameDate, removeDate, roomFor } from './date-list'

const on = (month: number, day: number, words: string, year?: number): OwnDate => ({
  month,
  day,
  words,
  ...(year !== undefined && { year }),
})

const calendar = (...dates: OwnDate[]): CalendarSettings => ({
  kind: 'calendar',
  firstMonth: '2027-07',
  holidays: true,
  region: null,
  language: 'en',
  dates,
})

const wordsOf = ({ dates }: CalendarSettings) => dates.map(({ words }) => words)

describe('the list of dates', () => {
  it('is in the order of the year, whatever comes first', () => {
    const added = addDates(calendar(on(4, 12, 'Nana')), [on(12, 1, 'Mia'), on(4, 2, 'Hēmi'), on(4, 12, 'Trip', 2028)])
    expect(wordsOf(added)).toEqual(['Hēmi', 'Nana', 'Trip', 'Mia'])
    expect(wordsOf(changeDate(added, 0, on(5, 1, 'Hēmi')))).toEqual(['Nana', 'Trip', 'Hēmi', 'Mia'])
    expect(wordsOf(removeDate(added, 2))).toEqual(['Hēmi', 'Nana', 'Mia'])
    expect(wordsOf(added)).toHaveLength(4)
  })

  it('takes 400 dates and no more', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => on(1, 1, `Date ${at}`))
    const full = addDates(calendar(...many(390)), many(20))
    expect(full.dates).toHaveLength(400)
    expect([roomFor(full), roomFor(calendar(...many(390)))]).toEqual([0, 10])
  })
})

describe('two dates are the same', () => {
  it.each([
    ['with the same words on one day', on(4, 12, 'Nana’s birthday'), on(4, 12, ' nana’s  Birthday '), true],
    ['of each year and of one year', on(4, 12, 'Nana'), on(4, 12, 'Nana', 2027), true],
    ['of two years', on(4, 12, 'Nana', 2028), on(4, 12, 'Nana', 2027), false],
    ['with a macron and without', on(4, 12, 'Māmā'), on(4, 12, 'Mama'), false],
    ['on two days', on(4, 12, 'Nana'), on(4, 13, 'Nana'), false],
    ['in two months', on(4, 12, 'Nana'), on(5, 12, 'Nana'), false],
  ])('%s', (_, a, b, isSame) => {
    expect([isSameDate(a, b), isSameDate(b, a)]).toEqual([isSame, isSame])
  })
})
