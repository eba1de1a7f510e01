import type { CalendarSettings, OwnDate } from '../document/settings'
import { CALENDAR_MONTHS } from './days'
import { keyAfter, lastMonth, monthKey } from './month-key'

/** Months that are left of a calendar that is worth printing. */
const LEAST_LEFT = CALENDAR_MONTHS / 2

/** True once the last month of a calendar is past. @param today as `2026-11` */
export const isOver = (settings: Pick<CalendarSettings, 'firstMonth'>, today: string): boolean =>
  lastMonth(settings) < today

/** True once the first month of a calendar is past, so that the next one may be wanted. @param today as `2026-11` */
export const hasBegun = ({ firstMonth }: Pick<CalendarSettings, 'firstMonth'>, today: string): boolean =>
  firstMonth < today

/** The date with the month of its year; null for a date of each year. */
const monthOf = ({ year, month }: OwnDate): string | null => (year === undefined ? null : monthKey({ year, month }))

/**
 * The calendar of the next year: its months move on by a year, of an older one by as many years as it takes until half of
 * them are still to come. Dates of each year stay. Those of one year stay unless they are before its first month.
 *
 * @param today as `2026-11`
 */
export function nextYear(
  settings: CalendarSettings,
  today: string,
): { settings: CalendarSettings; left: readonly OwnDate[] } {
  let firstMonth = keyAfter(settings.firstMonth, CALENDAR_MONTHS)
  while (lastMonth({ firstMonth }) < keyAfter(today, LEAST_LEFT)) firstMonth = keyAfter(firstMonth, CALENDAR_MONTHS)
  const isLeft = (date: OwnDate) => (monthOf(date) ?? firstMonth) < firstMonth
  return {
    settings: { ...settings, firstMonth, dates: settings.dates.filter((date) => !isLeft(date)) },
    left: settings.dates.filter(isLeft),
  }
}
