import { CALENDAR_MONTHS, type Month, monthAfter } from './days'

/** A month as settings have it, such as `2027-07`. */
export const monthKey = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** The month so many months after another one, both as `2027-07`. */
export const keyAfter = (key: string, months: number): string => monthKey(monthAfter(key, months))

/** The last month of a calendar, as `2028-06`. */
export const lastMonth = ({ firstMonth }: { firstMonth: string }): string => keyAfter(firstMonth, CALENDAR_MONTHS - 1)

/** The month of this number in a calendar: of July to June, March is one of the second year. */
export function monthIn({ firstMonth }: { firstMonth: string }, month: number): Month {
  const first = monthAfter(firstMonth, 0)
  return { month, year: month < first.month ? first.year + 1 : first.year }
}
