import type { CalendarSettings, OwnDate } from '../document/settings'
import { DATES_MAX } from '../product/limits'

/** How many more dates a calendar takes. */
export const roomFor = ({ dates }: Pick<CalendarSettings, 'dates'>): number => DATES_MAX - dates.length

const wordsKey = (words: string): string => words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** True for two dates with the same words that are on the same day in some year. */
export const isSameDate = (a: OwnDate, b: OwnDate): boolean =>
  a.month === b.month &&
  a.day === b.day &&
  (a.year === undefined || b.year === undefined || a.year === b.year) &&
  wordsKey(a.words) === wordsKey(b.words)

/** By month and day from January; those of each year before those of one. */
const byDay = (a: OwnDate, b: OwnDate): number => a.month - b.month || a.day - b.day || (a.year ?? 0) - (b.year ?? 0)

const withDates = (settings: CalendarSettings, dates: readonly OwnDate[]): CalendarSettings => ({
  ...settings,
  dates: [...dates].sort(byDay),
})

/** The calendar with more dates, as many as it takes. */
export const addDates = (settings: CalendarSettings, dates: readonly OwnDate[]): CalendarSettings =>
  withDates(settings, [...settings.dates, ...dates.slice(0, roomFor(settings))])

/** The calendar with another date at a place of its list. */
export const changeDate = (settings: CalendarSettings, at: number, date: OwnDate): CalendarSettings =>
  withDates(settings, settings.dates.with(at, date))

/** The calendar without the date at a place of its list. */
export const removeDate = (settings: CalendarSettings, at: number): CalendarSettings =>
  withDates(settings, settings.dates.toSpliced(at, 1))
