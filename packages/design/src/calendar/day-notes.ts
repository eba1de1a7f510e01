import type { CalendarSettings } from '../document/settings'
import type { Month } from './days'
import { holidaysIn } from './holidays'
import { ownDatesIn } from './own-dates'
import { holidayName, languagesOf, shortHolidayName } from './words'

/** What is written on a day. */
export interface DayNote {
  words: string
  /** The words for a narrow cell; null for the same. */
  short: string | null
  /** The words in the second language, where the day has room for them; null for none. */
  also: string | null
  isHoliday: boolean
  /** The id of a photo that fills the cell; null for none. */
  photo: string | null
}

/** What is written on the days of a month by their number: first the holidays, then the own dates. */
export function notesIn(settings: CalendarSettings, month: Month): ReadonlyMap<number, readonly DayNote[]> {
  const notes = new Map<number, DayNote[]>()
  const add = (day: number, note: DayNote) => notes.set(day, [...(notes.get(day) ?? []), note])
  const [language = 'en', other] = languagesOf(settings).toReversed()
  const holidays = settings.holidays ? holidaysIn(month.year, settings.region) : []
  for (const holiday of holidays) {
    if (holiday.month !== month.month) continue
    const words = holidayName(holiday, language)
    const second = other ? holidayName(holiday, other) : null
    const short = shortHolidayName(holiday, language)
    add(holiday.day, { words, short, also: second === words ? null : second, isHoliday: true, photo: null })
  }
  for (const { day, words, photo } of ownDatesIn(settings.dates, month)) {
    add(day, { words, short: null, also: null, isHoliday: false, photo })
  }
  return notes
}
