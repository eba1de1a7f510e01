import { type Day, dayNumber } from '@kea/shared/day-numbers'

export type Month = Pick<Day, 'year' | 'month'>

/** The months of a calendar. */
export const CALENDAR_MONTHS = 12

/** 28 to 31. */
export const daysIn = ({ year, month }: Month): number =>
  dayNumber({ year, month: month + 1, day: 1 }) - dayNumber({ year, month, day: 1 })

/** The month so many months after one as a calendar's settings have it, such as `2027-07`. */
export function monthAfter(first: string, months: number): Month {
  const [year = 0, month = 1] = first.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}
