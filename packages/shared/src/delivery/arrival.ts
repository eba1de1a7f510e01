import { DAY_MS, isoDate } from '../dates'
import { dayWords } from '../day-words'
import { isHoliday, isWeekend } from './holidays'

/** More days than this are no estimate. */
const DAYS_MAX = 120

/** The last number of working days such as "3–5"; null if there is none. */
export function longestOf(days: string): number | null {
  const last = /(\d+)\D*$/.exec(days)?.[1]
  return last === undefined ? null : Number(last)
}

/** The working days from the payment to the arrival, at most; null without an estimate. */
export function arrivalDays(makingDays: number | null, courierDays: string): number | null {
  const longest = longestOf(courierDays)
  if (makingDays === null || longest === null || makingDays + longest > DAYS_MAX) return null
  return makingDays + longest
}

/**
 * The day of arrival for an order that is paid at `paidAt`, as its midnight in UTC. Weekends and the holidays of all of New
 * Zealand do not count. Null without an estimate.
 */
export function arrivalDate(paidAt: number, workingDays: number | null): number | null {
  if (workingDays === null) return null
  let day = Date.parse(`${isoDate(paidAt)}T00:00:00Z`)
  for (let left = workingDays; left > 0; ) {
    day += DAY_MS
    if (!isWeekend(day) && !isHoliday(day)) left -= 1
  }
  return day
}

/** The same as in "Fri 4 December". */
export function arrivalDay(paidAt: number, workingDays: number | null): string | null {
  const day = arrivalDate(paidAt, workingDays)
  return day === null ? null : dayWords(day)
}
