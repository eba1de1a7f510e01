import { describe, expect, it } from 'vitest'
import { daysOffered, fieldsOf, type TypedDate, typedDate } from './typed-date'

const FROM_JULY = { firstMonth: '2027-07' }
const fields = (change: Partial<TypedDate>): TypedDate => ({
  words: 'Nana',
  month: 4,
  day: 12,
  isEachYear: true,
  born: '',
  photo: null,
  ...change,
})

describe('a date that is typed', () => {
  it.each([
    [{}, { month: 4, day: 12, words: 'Nana' }],
    [{ words: '  Nana  🎂 ' }, { month: 4, day: 12, words: 'Nana' }],
    [
      { born: ' 1958 ', photo: 'p1' },
      { month: 4, day: 12, words: 'Nana', born: 1958, photo: 'p1' },
    ],
    // April of this calendar is in its second year, August in its first.
    [{ isEachYear: false }, { month: 4, day: 12, year: 2028, words: 'Nana' }],
    [
      { isEachYear: false, month: 8 },
      { month: 8, day: 12, year: 2027, words: 'Nana' },
    ],
    [
      { month: 2, day: 29 },
      { month: 2, day: 29, words: 'Nana' },
    ],
  ])('with %j is %j', (change, date) => {
    expect(typedDate(fields(change), FROM_JULY, null)).toEqual({ date })
  })

  it.each([
    [{ words: ' 🎂 ' }, { words: 'Write what this day is.' }],
    [{ born: '58' }, { born: 'Type a year such as 1985, not after 2027.' }],
    [{ born: '2028' }, { born: 'Type a year such as 1985, not after 2027.' }],
    [{ month: 4, day: 31 }, { day: 'This month has no such day. Choose another one.' }],
    [
      { words: '', month: 11, day: 31, born: 'no' },
      {
        words: 'Write what this day is.',
        day: 'This month has no such day. Choose another one.',
        born: 'Type a year such as 1985, not after 2027.',
      },
    ],
  ])('with %j is refused', (change, problems) => {
    expect(typedDate(fields(change), FROM_JULY, null)).toEqual({ problems })
  })

  it('keeps the year that it has, as long as it keeps its month', () => {
    const before = { month: 4, day: 2, year: 2031, words: 'Reunion' }
    expect(fieldsOf(before, FROM_JULY)).toMatchObject({ month: 4, day: 2, isEachYear: false, born: '' })
    const typed = (change: Partial<TypedDate>) => typedDate(fields({ isEachYear: false, ...change }), FROM_JULY, before)
    expect(typed({})).toMatchObject({ date: { year: 2031 } })
    expect(typed({ month: 9 })).toMatchObject({ date: { year: 2027 } })
  })

  it('begins as the first day of the calendar, each year', () => {
    expect(fieldsOf(null, FROM_JULY)).toEqual({
      words: '',
      month: 7,
      day: 1,
      isEachYear: true,
      born: '',
      photo: null,
    })
  })
})

it('February has 29 days for a date of each year, else those of its year', () => {
  const days = (firstMonth: string, isEachYear: boolean) => daysOffered({ month: 2, isEachYear }, { firstMonth })
  expect([days('2027-01', true), days('2027-01', false), days('2027-07', false)]).toEqual([29, 28, 29])
})
