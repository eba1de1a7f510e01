import { monthIn } from '@kea/design/calendar/month-key'
import { MONTH_NAMES } from '@kea/design/calendar/month-names'
import { wordsOf } from '@kea/design/calendar/own-dates'
import type { CalendarSettings, OwnDate } from '@kea/design/document/settings'

type FirstMonth = Pick<CalendarSettings, 'firstMonth'>

/** The year in which a date is in a calendar, or its own. */
export const yearOf = ({ month, year }: OwnDate, calendar: FirstMonth): number => year ?? monthIn(calendar, month).year

/** Such as `12 April`; with the year for a date of another calendar. */
export function dayLabel(date: OwnDate, calendar: FirstMonth): string {
  const day = `${date.day} ${MONTH_NAMES[date.month - 1]}`
  return isShown(date, calendar) ? day : `${day} ${date.year}`
}

/** False for a date of a year that the calendar does not have in this month. */
export const isShown = ({ month, year }: OwnDate, calendar: FirstMonth): boolean =>
  year === undefined || year === monthIn(calendar, month).year

/** The words as they are printed in a calendar. */
export const printedWords = (date: OwnDate, calendar: FirstMonth): string => wordsOf(date, yearOf(date, calendar))
