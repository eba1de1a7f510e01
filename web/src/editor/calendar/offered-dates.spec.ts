import type { CalendarSettings, OwnDate } from '@kea/design/document/settings'
import { expect, it } from 'vitest'
import type { FileDate } from './file-date'
import { allNew, offeredDates, takenDates, tickedAtFirst } from './offered-dates'

const entry = (date: OwnDate, isWholeDay = true): FileDate => ({ date, isShortened: false, isWholeDay })
const nana = { month: 4, day: 12, words: 'Nana', born: 1958 }
const mia = { month: 5, day: 3, words: 'Mia' }
const meeting = { month: 6, day: 9, year: 2027, words: 'Meeting' }
const hemi = { month: 7, day: 1, words: 'Hēmi', born: 2001 }

const calendar: CalendarSettings = {
  kind: 'calendar',
  firstMonth: '2027-01',
  holidays: true,
  region: null,
  language: 'en',
  dates: [{ ...mia, year: 2027, photo: 'p1' }],
}
const offered = offeredDates([entry(nana), entry(mia), entry(meeting, false), entry(hemi)], calendar)

it('marks what is there already, and ticks birthdays and whole days, as many as there is room for', () => {
  expect(offered.map(({ isDouble }) => isDouble)).toEqual([false, true, false, false])
  expect([...tickedAtFirst(offered, 400)]).toEqual([0, 3])
  expect([...tickedAtFirst(offered, 1)]).toEqual([0])
  expect([...allNew(offered)]).toEqual([0, 2, 3])
})

it('takes what is ticked, with the year of birth only where the age is wanted', () => {
  expect(takenDates(offered, new Set([1, 3]), true)).toEqual([mia, hemi])
  expect(takenDates(offered, new Set([0, 2]), false)).toEqual([{ month: 4, day: 12, words: 'Nana' }, meeting])
})
