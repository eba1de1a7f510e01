import { DAY_MS, dateAt, isoDate, startOfDay } from '@kea/shared/dates'

/** A calendar week of the shop, from Monday 00:00 to the next Monday 00:00 in New Zealand. */
export interface DealWeek {
  /** Its Monday, yyyy-mm-dd. */
  monday: string
  fromAt: Date
  toAt: Date
  /** A continuous count, so that the turns continue over the end of a year. */
  number: number
}

const WEEK_MS = 7 * DAY_MS
/** A Monday at midnight in UTC, where every day has 24 hours. */
const FIRST_MONDAY = Date.UTC(2026, 0, 5)

const startOf = (day: number): Date => new Date(startOfDay(dateAt(day)))

/** The week of an instant; `later` weeks after it. */
export function dealWeek(at: Date, later = 0): DealWeek {
  const today = Date.parse(isoDate(at.getTime()))
  const number = Math.floor((today - FIRST_MONDAY) / WEEK_MS) + later
  const monday = FIRST_MONDAY + number * WEEK_MS
  return {
    monday: dateAt(monday),
    fromAt: startOf(monday),
    toAt: startOf(monday + WEEK_MS),
    number,
  }
}

const DEALS_A_WEEK = 2
/**
 * Weeks between two deals of a product. With more frequent deals the struck-through price would not be the usual one.
 */
const WEEKS_BETWEEN = 4

/** The deals of a week: two at a time, in the order of the list. A short list leaves weeks without deals. */
export function dealsOf<Deal>(list: readonly Deal[], { number }: Pick<DealWeek, 'number'>): Deal[] {
  const round = Math.max(WEEKS_BETWEEN, Math.ceil(list.length / DEALS_A_WEEK))
  const turn = ((number % round) + round) % round
  return list.slice(turn * DEALS_A_WEEK, (turn + 1) * DEALS_A_WEEK)
}
