import { dayNumber } from '@kea/shared/day-numbers'
import type ICAL from 'ical.js'

/** Days of a rule that is counted in days. */
const DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }
const MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, YEARLY: 12 }
/** The last day that each month has. */
const LAST_COMMON_DAY = 28

/** How many of these steps fit before a place, with one left over. */
const stepsBefore = (distance: number, step: number): number => Math.max(0, Math.floor(distance / step) - 1)

/**
 * A later start of a rule with the same days from this one on: one that began years ago would be walked through day by
 * day. The start itself where the rule counts its days, or begins on a day that some months lack.
 *
 * @param from as `2027-07-01`
 */
export function nearStart(start: ICAL.Time, rule: ICAL.Recur, from: string): ICAL.Time {
  if (rule.count) return start
  const interval = Math.max(1, rule.interval)
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const near = start.clone()
  const days = DAYS[rule.freq]
  if (days) {
    const distance = dayNumber({ year, month, day }) - dayNumber(start)
    near.adjust(stepsBefore(distance, days * interval) * days * interval, 0, 0, 0)
    return near
  }
  const months = MONTHS[rule.freq]
  if (!months || start.day > LAST_COMMON_DAY) return start
  const distance = (year - start.year) * 12 + month - start.month
  const at = start.month - 1 + stepsBefore(distance, months * interval) * months * interval
  near.year = start.year + Math.floor(at / 12)
  near.month = (at % 12) + 1
  return near
}
