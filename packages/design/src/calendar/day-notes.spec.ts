import { describe, expect, it } from 'vitest'
import type { CalendarSettings } from '../document/settings'
import { calendarSettings } from '../testing/calendar'
import { notesIn } from './day-notes'
import { firstSettings } from './first-settings'
import type { NationalHoliday } from './holidays'
import { monthTitle } from './month-names'
import { holidayName, monthName, shortHolidayName, shortWeekday, titleOf, weekdayName } from './words'

const said = (changes: Partial<CalendarSettings>, year: number, month: number) =>
  [...notesIn(calendarSettings(changes), { year, month })].map(
    ([day, notes]) => `${day}: ${notes.map(({ words }) => words).join(', ')}`,
  )

describe('the words of a day', () => {
  it('are holidays first, then the dates of the shopper in their order', () => {
    const dates = [
      { month: 2, day: 6, words: 'Picnic' },
      { month: 2, day: 6, words: 'Koro', born: 1950 },
      { month: 2, day: 14, words: 'Wedding day', year: 2028 },
      { month: 3, day: 6, words: 'Not in February' },
    ]
    expect(said({ dates }, 2027, 2)).toEqual(['6: Waitangi Day, Picnic, Koro (77)', '8: Waitangi Day (observed)'])
    expect(said({ dates }, 2028, 2)).toEqual([
      '6: Waitangi Day, Picnic, Koro (78)',
      '7: Waitangi Day (observed)',
      '14: Wedding day',
    ])
  })

  it('have the anniversary of the region, and no holidays where the shopper wants none', () => {
    expect(said({ region: 'waikato' }, 2027, 2)[0]).toBe('1: Auckland Anniversary Day')
    expect(said({ region: 'waikato', holidays: false }, 2027, 2)).toEqual([])
  })

  it('say an age from the first birthday on', () => {
    const dates = [{ month: 5, day: 3, words: 'Mia', born: 2026 }]
    expect(said({ dates }, 2026, 5)).toEqual(['3: Mia'])
    expect(said({ dates }, 2027, 5)).toEqual(['3: Mia (1)'])
  })

  it('of 29 February are on the 28th in a short year, and of a day that no month has nowhere', () => {
    const dates = [
      { month: 2, day: 29, words: 'Leap' },
      { month: 4, day: 31, words: 'Never' },
    ]
    expect(said({ dates, holidays: false }, 2027, 2)).toEqual(['28: Leap'])
    expect(said({ dates, holidays: false }, 2028, 2)).toEqual(['29: Leap'])
    expect(said({ dates, holidays: false }, 2028, 4)).toEqual([])
  })

  it('in both languages have English first and te reo where it differs', () => {
    const [good] = [...notesIn(calendarSettings({ language: 'both' }), { year: 2027, month: 3 })]
    expect(good).toEqual([
      26,
      [{ words: 'Good Friday', short: 'Good Friday', also: 'Rāmere Tapu', isHoliday: true, photo: null }],
    ])
    const june = notesIn(calendarSettings({ language: 'both' }), { year: 2027, month: 6 }).get(25)
    expect(june).toEqual([{ words: 'Matariki', short: 'Matariki', also: null, isHoliday: true, photo: null }])
    expect(said({ language: 'mi' }, 2027, 2)).toEqual(['6: Te Rā o Waitangi', '8: Te Rā o Waitangi (kua nekehia)'])
  })

  it('carry the photo of their date', () => {
    const dates = [{ month: 3, day: 9, words: 'Aroha', photo: 'photo-7' }]
    expect(notesIn(calendarSettings({ dates }), { year: 2027, month: 3 }).get(9)).toEqual([
      { words: 'Aroha', short: null, also: null, isHoliday: false, photo: 'photo-7' },
    ])
  })
})

it('months and weekdays have their names in both languages', () => {
  expect([1, 3, 10].map((month) => monthName({ month }, 'mi'))).toEqual([
    'Kohitātea',
    'Poutūterangi',
    'Whiringa-ā-nuku',
  ])
  expect(titleOf({ year: 2027, month: 8 }, { language: 'both' })).toBe('Hereturikōkā · August 2027')
  expect(monthTitle({ year: 2028, month: 12 })).toBe('December 2028')
  expect([0, 6].map((day) => [weekdayName(day, 'mi'), shortWeekday(day, 'mi'), weekdayName(day, 'en')])).toEqual([
    ['Rāhina', 'Hin', 'Monday'],
    ['Rātapu', 'Tap', 'Sunday'],
  ])
  const short = (name: NationalHoliday, isObserved: boolean) =>
    (['en', 'mi'] as const).map((language) => shortHolidayName({ name, isObserved }, language))
  expect([short('boxing-day', true), short('waitangi-day', true), short('matariki', false)]).toEqual([
    ['Boxing Day observed', 'Hararei kua nekehia'],
    ['Waitangi observed', 'Waitangi nekehia'],
    ['Matariki', 'Matariki'],
  ])
  expect(shortHolidayName({ name: { anniversary: 'otago' }, isObserved: false }, 'en')).toBe('Anniversary Day')
  expect(holidayName({ name: { anniversary: 'canterbury' }, isObserved: false }, 'mi')).toBe('Te Rā Huritau o Waitaha')
})

it.each([
  ['2026-11-27', '2027-01'],
  ['2026-12-31', '2027-01'],
  ['2027-01-01', '2028-01'],
])('a calendar that is begun on %s starts with %s, with holidays, in English', (today, firstMonth) => {
  expect(firstSettings(today)).toEqual(calendarSettings({ firstMonth }))
})
