import { DAY_MS } from '../dates'
import { arrivalDate } from '../delivery/arrival'

/** More days than this are no season. */
const LOOKED_BACK_DAYS = 120

/**
 * The last day on which an order that is paid arrives before a day, both as day numbers. Weekends and holidays do not count, as in
 * every other date of delivery. Null without working days.
 */
export function orderByDay(before: number, workingDays: number | null): number | null {
  if (workingDays === null) return null
  for (let day = before - 1; day > before - LOOKED_BACK_DAYS; day -= 1) {
    // Midnight in UTC is noon of the same day in New Zealand.
    const arrives = arrivalDate(day * DAY_MS, workingDays)
    if (arrives !== null && arrives < before * DAY_MS) return day
  }
  return null
}
