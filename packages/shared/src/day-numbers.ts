import { DAY_MS } from './dates'

/** A day of the Gregorian calendar. January is 1. */
export interface Day {
  year: number
  month: number
  day: number
}

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3

/** Days since 1 January 1970. A day past the end of its month is one of the next month. */
export const dayNumber = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day) / DAY_MS

export function dayOf(number: number): Day {
  const date = new Date(number * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (number: number): number => (((number + FIRST_WEEKDAY) % 7) + 7) % 7
